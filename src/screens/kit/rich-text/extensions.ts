import { Extension, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { linkAddress } from './link-address.ts'

/** Alignment as the attribute that email programs know; a style would be cleaned away. */
const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          align: {
            default: null,
            parseHTML: element => element.getAttribute('align'),
            renderHTML: ({ align }) => (align ? { align } : {}),
          },
        },
      },
    ]
  },
})

const kept = ['src', 'alt', 'width', 'height'] as const

/** Images that a text already has stay in it. */
const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => Object.fromEntries(kept.map(name => [name, { default: null }])),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** What can be written: the elements that emails and tickets need, and no more. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    trailingNode: false,
    dropcursor: { color: false, class: 'rd-rich-drop' },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: address => linkAddress(address) === address,
    },
  }),
  Alignment,
  Image,
]
