/**
 * What a host page may do to us: resets that win over everything, another base size, odd type, another
 * direction, a flex row.
 */
export const hostileStyle = `
  * { all: unset !important; }
  * { letter-spacing: 3px; font-family: fantasy; line-height: 3; text-transform: uppercase; }
  html { font-size: 10px; }
  body { direction: rtl; display: flex; flex-direction: row; }
`
