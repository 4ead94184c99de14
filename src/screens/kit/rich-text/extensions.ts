import { Extension, Node } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
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

/** Places that the server fills in stand out; in the value they are plain text. */
const Places = Extension.create({
  name: 'places',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, placesIn(doc)) } }),
  ],
})

function placesIn(document: DocumentNode): Decoration[] {
  const found: Decoration[] = []
  document.descendants((node, at) => {
    for (const { index, 0: place } of (node.text ?? '').matchAll(/\{\{\w+\}\}/g))
      found.push(
        Decoration.inline(at + index, at + index + place.length, { class: 'rd-rich-place' }),
      )
  })
  return found
}

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
  Places,
]
