// Preloaded into the product that a test starts (`startProduct({ settableClock: true })`): its clock is as far ahead as
// the test last said. Nothing in the product knows of it.
let aheadMs = 0
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}

// Only the process that the test started has a channel to it; its children, such as the build, have none.
process.on('message', message => {
  if (typeof message?.aheadMs !== 'number') return
  aheadMs = message.aheadMs
  process.send(message)
})
process.channel?.unref()
