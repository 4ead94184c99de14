/** What the stand-in's card fields run and wear in their frame; plain script, as a page has it. */

export const cardFieldsStyles = `
  :root { font: 14px/1.4 system-ui, sans-serif }
  body { margin: 0; padding: 2px }
  [hidden] { display: none !important }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
  label { display: grid; gap: 4px; font-weight: 500 }
  .wide, #wrong { grid-column: 1 / -1 }
  input { font: inherit; padding: 8px; border: 1px solid #8a8f98; border-radius: 6px; min-width: 0 }
  input[aria-invalid=true] { border-color: #d1293d; outline: 1px solid #d1293d }
  #wrong { color: light-dark(#b3202f, #ff8d98); margin: 0 }
  button { font: inherit; padding: 6px 14px }
  details { margin-bottom: 8px; font-size: 13px }
  ul { margin: 4px 0 0; padding-inline-start: 18px }
`

/** Cards ending so are asked for by 3-D Secure. */
export const confirmedEnding = '3220'

/** A function of `{ origin, account, locale, ask }`: the page that it speaks to alone, who is paid, and its words. */
export const cardFieldsScript = `function (given) {
  const el = id => document.getElementById(id)
  const say = message => parent.postMessage({ of: 'raffle-desk-card', ...message }, given.origin)
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height) + 4
  const digits = field => field.value.replace(/\\D/g, '')
  let asked = null
  let next = null

  // The page gives its frame the focus, and with it takes it from whatever had it in here.
  function lead(to) {
    to.focus()
    next = to
  }
  addEventListener('focus', () => next?.focus())
  addEventListener('focusout', event => {
    if (event.relatedTarget) next = null
  })

  function isNumber(text) {
    if (text.length < 13 || text.length > 19) return false
    let sum = 0
    for (let at = 0; at < text.length; at += 1) {
      const digit = Number(text[text.length - 1 - at]) * (at % 2 === 1 ? 2 : 1)
      sum += digit > 9 ? digit - 9 : digit
    }
    return sum % 10 === 0
  }
  function isExpiry(text) {
    const month = Number(text.slice(0, 2))
    return text.length === 4 && month >= 1 && month <= 12
  }
  function firstWrong() {
    const rules = [['number', isNumber], ['expiry', isExpiry], ['code', text => text.length >= 3]]
    const wrong = rules.filter(([id, rule]) => !rule(digits(el(id))))
    for (const [id] of rules) el(id).setAttribute('aria-invalid', String(wrong.some(each => each[0] === id)))
    el('wrong').hidden = wrong.length === 0
    return wrong.length === 0 ? null : el(wrong[0][0])
  }
  function tokenOf(confirmed) {
    const number = digits(el('number'))
    const brand = { 3: 'A', 4: 'V', 6: 'D' }[number[0]] ?? 'M'
    const bytes = crypto.getRandomValues(new Uint8Array(8))
    const random = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
    return ['card', brand + number.slice(-4), given.account, confirmed, random].join('_')
  }
  function show(asking) {
    el('card').hidden = asking
    el('ask').hidden = !asking
  }
  function answer(message) {
    const { attempt } = asked
    asked = null
    show(false)
    say({ ...message, attempt })
    say({ say: 'ready', height: height() })
  }
  function pay(message) {
    asked = message
    show(false)
    const wrong = firstWrong()
    if (wrong) {
      lead(wrong)
      return answer({ say: 'none', reason: 'incomplete' })
    }
    if (!digits(el('number')).endsWith('${confirmedEnding}')) return answer({ say: 'token', token: tokenOf('none') })
    const amount = new Intl.NumberFormat(given.locale, { style: 'currency', currency: asked.currency })
      .format(asked.amountCents / 100)
    el('question').textContent = given.ask.replace('{amount}', amount)
    show(true)
    lead(el('question'))
    say({ say: 'confirming', height: height() })
  }

  addEventListener('message', event => {
    const { data, source, origin } = event
    if (source !== parent || origin !== given.origin) return
    if (data?.of !== 'raffle-desk-card') return
    if (data.say === 'check' && !asked) {
      firstWrong()
      return say({ say: 'ready', height: height() })
    }
    if (data.say !== 'pay') return
    if (typeof data.attempt !== 'string' || !Number.isSafeInteger(data.amountCents) || data.amountCents < 1) return
    pay(data)
  })
  el('confirm').addEventListener('click', () => asked && answer({ say: 'token', token: tokenOf(asked.amountCents) }))
  el('refuse').addEventListener('click', () => asked && answer({ say: 'none', reason: 'not-confirmed' }))
  el('card').addEventListener('submit', event => event.preventDefault())
  addEventListener('keydown', event => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const isLast = key === 'Tab' && (event.target === el('code') || event.target === el('refuse'))
    if ((isLast || ['F2', 'F3', 'F4', 'F8', 'F9'].includes(key)) && !(altKey || ctrlKey || metaKey || shiftKey)) {
      event.preventDefault()
      return say({ say: 'key', key })
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    say({ say: 'enter' })
  })
  addEventListener('toggle', () => say({ say: 'ready', height: height() }), true)
  say({ say: 'ready', height: height() })
}`
