/** What somebody gives who signs an organization up (docs/specification.md, section 2). */
import * as v from 'valibot'
import { isOneLine } from '../format/one-line.ts'
import { withoutUnseen } from '../format/unseen.ts'

/** On one line. By itself: what all fields stand on is more than the page that asks for it. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(withoutUnseen),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(most),
    v.check(isOneLine),
  )

/** What is said of an organization, and who says it; what is sent back may be mended. */
export const SignUpDetailsSchema = v.strictObject({
  country: v.picklist(['CA', 'US']),
  province: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  organizationName: line(120),
  charityNumber: line(40),
  /** Of the person, who will own it. */
  name: line(100),
})
export type SignUpDetails = v.InferOutput<typeof SignUpDetailsSchema>
