/** Stands for the browser's dialog: sees what would be printed, and closes. */
export function stubPrint(onPrint: (page: Window & typeof globalThis) => void) {
  const observer = new MutationObserver(() => {
    const page = document.querySelector('iframe[aria-hidden]') as HTMLIFrameElement | null
    page?.addEventListener('load', () => {
      const inside = page.contentWindow as Window & typeof globalThis
      inside.print = () => onPrint(inside)
    })
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}
