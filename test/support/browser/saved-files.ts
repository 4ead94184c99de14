/** What a page hands over to be saved: where it lies, its name, and what the page made for it, if it did. */
export interface Saved {
  address: string
  name: string
  blob: Blob | undefined
  text: () => Promise<string>
}

/** For a file of tests, or a `describe`: each of its tests begins with none, and nothing reaches the disk. */
export function savedFiles(): readonly Saved[] {
  const saved: Saved[] = []
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  beforeEach(() => {
    saved.length = 0
    const made = new Map<string, Blob>()
    URL.createObjectURL = blob => {
      const address = createObjectURL.call(URL, blob)
      made.set(address, blob as Blob)
      return address
    }
    HTMLAnchorElement.prototype.click = function () {
      const blob = made.get(this.href)
      const text = async () => (await blob?.text()) ?? ''
      saved.push({ address: this.href, name: this.download, blob, text })
    }
  })
  afterEach(() => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  })
  return saved
}
