/**
 * What React Aria needs to work inside shadow roots, under a content policy without inline styles, and
 * twice on one page. Written against react-aria 3.53.1; a text that isn't found stops the build, and
 * test/config has a test for each.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { type Patch, pagePatches } from './vite.react-aria-page.ts'

const registry = 'react-stately/private/flags/flags'
/** What our text in one module adds for the others. */
const ours = [
  'rdElementById',
  'rdAllWithin',
  'rdDescribe',
  'rdForgetDescription',
  'rdWhileUsed',
] as const
const importOf = (names: readonly string[]) =>
  names.length === 0 ? '' : `import { ${names.join(', ')} } from '${registry}';\n`

/** In a shadow root `document.getElementById` finds nothing: links between parts by id were left out. */
function findInOurRoots(file: string, ...calls: { from: string; times: number }[]): Patch {
  return {
    why: 'elements are found by id in our shadow roots too',
    file: `react-aria/dist/private/${file}.mjs`,
    changes: calls.map(call => ({ ...call, to: 'rdElementById(' })),
  }
}

const byId = { from: 'document.getElementById(', times: 1 }
const byIdOfInput = {
  from: '(0, $d447af545b77c9f1$export$b204af158042fbac)(inputRef.current).getElementById(',
  times: 1,
}

export const patches: readonly Patch[] = [
  ...pagePatches,
  {
    why: 'the shadow roots that ids are looked up in are known, and whether any part is in use',
    file: 'react-stately/dist/exports/private/flags/flags.mjs',
    changes: [
      {
        from: '\n\nexport {',
        to: `
const rdRoots = new Set();
const rdDescriptions = new Map();
const rdInUse = new Set();
const rdStops = new Map();
export function addRoot(root) {
  rdInUse.add(root);
  if (rdInUse.size === 1) for (const start of rdStops.keys()) rdStops.set(start, start());
  if (root instanceof ShadowRoot) {
    rdRoots.add(root);
    for (const copies of rdDescriptions.values()) copies.push(root.appendChild(copies[0].cloneNode(true)));
  }
  return () => {
    rdRoots.delete(root);
    if (!rdInUse.delete(root) || rdInUse.size > 0) return;
    for (const [start, stop] of rdStops) {
      stop?.();
      rdStops.set(start, undefined);
    }
  };
}
export function rdWhileUsed(start) {
  rdStops.set(start, rdInUse.size > 0 ? start() : undefined);
}
export function rdDescribe(node) {
  rdDescriptions.set(node, [node, ...[...rdRoots].map(root => root.appendChild(node.cloneNode(true)))]);
  if (rdRoots.size === 0) document.body.appendChild(node);
}
export function rdForgetDescription(node) {
  for (const copy of rdDescriptions.get(node) ?? []) copy.remove();
  rdDescriptions.delete(node);
}
export function rdAllWithin(root, selector) {
  return [root, ...rdRoots].flatMap(one => [...one.querySelectorAll(selector)]);
}
export function rdElementById(id) {
  let found = document.getElementById(id);
  for (const root of rdRoots) found ??= root.getElementById(id);
  return found;
}

export {`,
        times: 1,
      },
    ],
  },
  {
    why: 'descriptions stand in the roots whose parts they describe, not in the host page',
    file: 'react-aria/dist/private/utils/useDescription.mjs',
    changes: [
      { from: 'document.body.appendChild(node)', to: 'rdDescribe(node)', times: 1 },
      { from: 'desc.element.remove()', to: 'rdForgetDescription(desc.element)', times: 1 },
    ],
  },
  findInOurRoots('utils/useId', byId),
  findInOurRoots('focus/virtualFocus', byId),
  findInOurRoots('autocomplete/useAutocomplete', { ...byId, times: 6 }, byIdOfInput),
  findInOurRoots('slider/useSlider', byId),
  findInOurRoots('datepicker/useDatePicker', byId),
  findInOurRoots('datepicker/useDateRangePicker', byId),
  findInOurRoots('combobox/useComboBox', byId),
  {
    why: 'an overlay within an overlay is not made inert by the outer one',
    file: 'react-aria/dist/private/overlays/ariaHideOutside.mjs',
    changes: [
      {
        // Messages in our roots stay usable beside an open dialog.
        from: "root.querySelectorAll('[data-live-announcer]",
        to: "rdAllWithin(root, '[data-live-announcer]",
        times: 1,
      },
      {
        from: 'shadowObservers.add(shadowObserver);',
        to: 'shadowObserver.rdRoot = shadowRoot; shadowObservers.add(shadowObserver);',
        times: 1,
      },
      {
        from: '        disconnect () {\n            observer.disconnect();',
        to: '        disconnect () {\n            observer.disconnect();\n            for (const one of shadowObservers) one.disconnect();',
        times: 1,
      },
      {
        from: '        observe () {',
        to: '        observe () {\n            for (const one of shadowObservers) one.observe(one.rdRoot, { childList: true, subtree: true });',
        times: 1,
      },
    ],
  },
  {
    why: 'in shadow roots React can’t tell the event that it is in, and draws after the next key has come',
    file: 'react-aria/dist/private/datepicker/useDateSegment.mjs',
    changes: [
      {
        from: 'import $dk9mG$react, {',
        to: "import { flushSync as rdFlushSync } from 'react-dom';\nimport $dk9mG$react, {",
        times: 1,
      },
      {
        from: 'if (e.data != null) onInput(e.data);',
        to: 'if (e.data != null) rdFlushSync(() => onInput(e.data));',
        times: 1,
      },
    ],
  },
  {
    why: 'what is placed anew when something grew is placed in the next frame: the host would hear it as an error',
    file: 'react-aria/dist/private/utils/useResizeObserver.mjs',
    changes: [
      {
        from: '                if (!entries.length) return;\n                onResizeEvent();',
        to: '                if (!entries.length) return;\n                cancelAnimationFrame(frame);\n                frame = requestAnimationFrame(onResizeEvent);',
        times: 1,
      },
      {
        from: 'const resizeObserverInstance =',
        to: 'let frame = 0;\n            const resizeObserverInstance =',
        times: 1,
      },
      {
        from: 'return ()=>{\n                if (element)',
        to: 'return ()=>{\n                cancelAnimationFrame(frame);\n                if (element)',
        times: 1,
      },
    ],
  },
  {
    why: 'ids differ between the React roots of one page',
    file: 'react-aria/dist/private/ssr/SSRProvider.mjs',
    changes: [
      {
        from: 'createElement((0, $bl59K$react).Fragment, null, props.children)',
        to: 'createElement($c7eafbbe1ea5834e$var$SSRContext.Provider, { value: props.scope }, props.children)',
        times: 1,
      },
      {
        from: "if (process.env.NODE_ENV !== 'test' && process.env.NODE_ENV !== 'production' && !$c7eafbbe1ea5834e$var$warnedAboutSSRProvider)",
        to: 'if (false)',
        times: 1,
      },
      {
        from: 'let [didSSR] =',
        to: 'let scope = (0, $bl59K$react).useContext($c7eafbbe1ea5834e$var$SSRContext);\n    let [didSSR] =',
        times: 1,
      },
      {
        from: '$c7eafbbe1ea5834e$var$defaultContext.prefix}',
        to: 'scope.prefix}',
        times: 1,
      },
    ],
  },
  {
    why: "no style is written into the host's head: the kit's own sheet has the rule",
    file: 'react-aria/dist/private/interactions/usePress.mjs',
    changes: [
      {
        from: "if (!domRef || process.env.NODE_ENV === 'test') return;",
        to: 'return;',
        times: 1,
      },
    ],
  },
]

/** The module's text with its patch. @throws Error when the upstream text is another one */
export function patched(patch: Patch, code: string): string {
  let text = code
  for (const { from, to, times } of patch.changes) {
    const found = text.split(from).length - 1
    if (found !== times) {
      throw new Error(`${patch.file}: "${from}" stands there ${found} times, not ${times}.`)
    }
    text = text.replaceAll(from, () => to)
  }
  const used = ours.filter(name => text.includes(`${name}(`) && !text.includes(`function ${name}(`))
  return text === code ? text : `${importOf(used)}${text}`
}

/** Of React Aria's own words in 34 languages we serve two. */
const otherLanguage =
  /react-aria(-components)?\/dist\/.*intl\/.*\/(?!en-US|fr-FR)[a-z]{2}-[A-Z]{2}\.mjs$/

const changeModules: Pick<Plugin, 'name' | 'load' | 'transform'> = {
  // Prepared packages are kept by the plugins' names: other patches, another name.
  name: `react-aria-in-shadow-roots-${createHash('sha256').update(JSON.stringify(patches)).digest('hex').slice(0, 8)}`,
  load: id => (otherLanguage.test(id) ? 'export default {}' : null),
  transform(code, id) {
    const patch = patches.find(({ file }) => id.split('?')[0]?.endsWith(file))
    return patch ? { code: patched(patch, code), map: null } : null
  },
}

/** For the build, and for the packages that the development server prepares. */
export function reactAria(): Plugin {
  return {
    ...changeModules,
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [changeModules] } } }),
  }
}
