/**
 * What React Aria and React do to the page around them, taken back: members of the browser's own prototypes are
 * left alone, and listeners stand on window and document only while a part of ours does. vite.react-aria.ts applies it.
 */
export interface Patch {
  why: string
  /** The module's address ends with this. */
  file: string
  changes: readonly { from: string; to: string; times: number }[]
}

const focusVisible = '$8f5a2122b0992be3$var$'
const transition = '$081cb5757e08788e$var$'
const keyboard = '$bb39c0fc1c19b34c$var$'
const preventScroll = '$0644e3663365bfe5$var$'
const addEvent = '(0, $d447af545b77c9f1$export$f531f92e2a15358f)'

/** Where a module sets up its listeners: once, when it is loaded. */
function setUpOnLoad(setUp: string): string {
  return `    if (document.readyState !== 'loading') ${setUp}();
    else ${addEvent}(document, 'DOMContentLoaded', ${setUp});`
}

/** React hears of selections for `onSelect` alone, which nothing of ours has: its mark on the document would stay. */
function noSelections(build: string, indent: string): Patch {
  return {
    why: 'nothing is marked on the document, and nobody listens on it for good',
    file: `react-dom/cjs/react-dom-client.${build}.js`,
    changes: [
      {
        from: `
    null === ownerDocument ||
      ownerDocument[listeningMarker] ||
      ((ownerDocument[listeningMarker] = !0),
      listenToNativeEvent("selectionchange", !1, ownerDocument));`.replaceAll('\n', `\n${indent}`),
        to: '',
        times: 1,
      },
    ],
  }
}

export const pagePatches: readonly Patch[] = [
  noSelections('production', ''),
  noSelections('development', '    '),
  {
    why: 'a focus that a script sets is told by the event, not by another HTMLElement.prototype.focus; listeners go',
    file: 'react-aria/dist/private/interactions/useFocusVisible.mjs',
    changes: [
      {
        // The browser’s own event reaches each listener with nothing below it, so that microtasks run in between.
        from: `    let focus = windowObject.HTMLElement.prototype.focus;
    Reflect.defineProperty(windowObject.HTMLElement.prototype, 'focus', {
        configurable: true,
        writable: true,
        value: function() {
            ${focusVisible}hasEventBeforeFocus = true;
            focus.apply(this, arguments);
        }
    });`,
        to: `    windowObject.addEventListener('focus', rdFocusBegins, true);`,
        times: 1,
      },
      {
        from: `function ${focusVisible}handleFocusEvent(e) {
    if (0, $a92dc41f639950be$export$fda7da73ab5d4c48) return;`,
        to: `let rdIsByScript = false;
function rdFocusBegins() {
    rdIsByScript = true;
    queueMicrotask(()=>rdIsByScript = false);
}
function ${focusVisible}handleFocusEvent(e) {
    if (rdIsByScript) ${focusVisible}hasEventBeforeFocus = true;
    if (0, $a92dc41f639950be$export$fda7da73ab5d4c48) return;`,
        times: 1,
      },
      {
        from: `    // Add unmount handler
    windowObject.addEventListener('beforeunload', ()=>{
        ${focusVisible}tearDownWindowFocusTracking(element);
    }, {
        once: true
    });
`,
        to: '',
        times: 1,
      },
      {
        from: `set(windowObject, {
        focus: focus
    });`,
        to: 'set(windowObject, {});',
        times: 1,
      },
      {
        from: `    Reflect.defineProperty(windowObject.HTMLElement.prototype, 'focus', {
        configurable: true,
        writable: true,
        value: $8f5a2122b0992be3$export$d90243b58daecda7.get(windowObject).focus
    });`,
        to: `    windowObject.removeEventListener('focus', rdFocusBegins, true);`,
        times: 1,
      },
      {
        from: "if (typeof document !== 'undefined') $8f5a2122b0992be3$export$2f1888112f558a7d();",
        to: `rdWhileUsed(()=>{
    ${focusVisible}setupGlobalFocusEvents();
    return ${focusVisible}tearDownWindowFocusTracking;
});`,
        times: 1,
      },
    ],
  },
  {
    why: 'transitions are followed only while a part of ours stands in the page',
    file: 'react-aria/dist/private/utils/runAfterTransition.mjs',
    changes: [
      {
        from: `    ${addEvent}(document, 'transitionrun', ${transition}onTransitionStart);
    ${addEvent}(document, 'transitionend', ${transition}onTransitionEnd);`,
        to: `    const stops = [${addEvent}(document, 'transitionrun', ${transition}onTransitionStart), ${addEvent}(document, 'transitionend', ${transition}onTransitionEnd)];
    return ()=>{
        for (const stop of stops)stop();
        ${transition}transitionsByElement.clear();
    };`,
        times: 1,
      },
      {
        from: `if (typeof document !== 'undefined') {\n${setUpOnLoad(`${transition}setupGlobalEvents`)}\n}`,
        to: `rdWhileUsed(${transition}setupGlobalEvents);`,
        times: 1,
      },
    ],
  },
  {
    why: "a phone's keyboard is followed only while a part of ours stands in the page",
    file: 'react-aria/dist/private/utils/keyboard.mjs',
    changes: [
      {
        from: `    let screen = ${keyboard}getTouchScreen();
    // WebKit only fires a single event per resize.
    ${addEvent}(`,
        to: `    let screen = ${keyboard}getTouchScreen();
    const stops = [];
    // WebKit only fires a single event per resize.
    stops[0] = ${addEvent}(`,
        times: 1,
      },
      {
        from: `    ${addEvent}(window.screen.orientation, `,
        to: `    stops[1] = ${addEvent}(window.screen.orientation, `,
        times: 1,
      },
      {
        from: `    ${addEvent}(window, 'focus', `,
        to: `    stops[2] = ${addEvent}(window, 'focus', `,
        times: 1,
      },
      {
        from: `    ${keyboard}state.screenAngle = screen.angle;\n}\nif (typeof document !== 'undefined') {\n${setUpOnLoad(`${keyboard}setupGlobalEvents`)}\n}`,
        to: `    ${keyboard}state.screenAngle = screen.angle;
    return ()=>{
        for (const stop of stops)stop();
    };
}
rdWhileUsed(${keyboard}setupGlobalEvents);`,
        times: 1,
      },
    ],
  },
  {
    why: 'below an open dialog on iOS, what the focus moves to by touch is scrolled to without another HTMLElement.prototype.focus',
    file: 'react-aria/dist/private/overlays/usePreventScroll.mjs',
    changes: [
      {
        from: `function ${preventScroll}overrideFocus() {`,
        to: `function rdFocusInPlace(target) {
    target.focus({
        preventScroll: true
    });
    let scroll = ()=>{
        if ((0, $23f2114a1b82827e$export$cd4e5573fbe2b576)() === target) ${preventScroll}scrollIntoView(target);
    };
    (0, $e0a0e4399f316b76$export$b80f73f72d03c10f)((isOpen)=>isOpen ? scroll() : (0, $e0a0e4399f316b76$export$c82b8fe1ad51fcd9)(()=>scroll()));
}
function ${preventScroll}overrideFocus() {
    return ()=>{};`,
        times: 1,
      },
      { from: 'relatedTarget.focus();', to: 'rdFocusInPlace(relatedTarget);', times: 1 },
    ],
  },
  {
    why: 'what a collection is read from stands apart from the page, without other members of HTMLTemplateElement.prototype',
    file: 'react-aria/dist/private/collections/Hidden.mjs',
    changes: [
      {
        from: 'import $iuCOg$react, {',
        to: "import { createPortal as rdPortal } from 'react-dom';\nimport $iuCOg$react, {",
        times: 1,
      },
      {
        from: "if (typeof HTMLTemplateElement !== 'undefined') {",
        to: 'if (false) {',
        times: 1,
      },
      {
        from: '    let isHidden = (0, $iuCOg$useContext)($d7f64c32b702fe2c$export$94b6d0abf7d33e8c);\n    if (isHidden) // Don',
        to: `    let [apart] = (0, $iuCOg$react).useState(()=>document.createElement('div'));
    let isHidden = (0, $iuCOg$useContext)($d7f64c32b702fe2c$export$94b6d0abf7d33e8c);
    if (isHidden) // Don`,
        times: 1,
      },
      {
        from: 'return /*#__PURE__*/ (0, $iuCOg$react).createElement("template", null, children);',
        to: 'return rdPortal(children, apart);',
        times: 1,
      },
    ],
  },
]
