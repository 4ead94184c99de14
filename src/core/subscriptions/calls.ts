import * as v from 'valibot'
import { contracts } from '../contract.ts'
import {
  EmailSchema,
  GivenIdSchema,
  RecordVersionSchema,
  SeenEmailSchema,
  said,
} from '../fields/values.ts'
import { SubscriptionSchema } from './subscription.ts'
import { subscriptionList } from './subscription-list.ts'

const path = '/order-service/v2/subscriptions'
const access = { action: 'subscriptions:manage', embed: 'subscriptions:manage' } as const
const chosenHere = true

/** On the version that was read: two people don't skip twice. */
const versioned = v.strictObject({ version: RecordVersionSchema })
const step = { method: 'POST', access, answer: SubscriptionSchema, chosenHere } as const

export const subscriptionCalls = contracts({
  list: {
    method: 'GET',
    path,
    access,
    list: subscriptionList,
    of: { organizationId: v.optional(GivenIdSchema) },
    chosenHere,
  },
  get: { method: 'GET', path: `${path}/:id`, access, answer: SubscriptionSchema, chosenHere },
  /** Corrects the customer's email address: it is that of all their orders. */
  change: {
    method: 'PATCH',
    path: `${path}/:id`,
    access,
    body: v.strictObject({
      version: RecordVersionSchema,
      email: v.optional(EmailSchema),
      readEmail: SeenEmailSchema,
    }),
    answer: SubscriptionSchema,
    chosenHere,
  },
  /** Nothing more is charged. */
  cancel: {
    ...step,
    path: `${path}/:id/cancel`,
    body: v.strictObject({ version: RecordVersionSchema, reason: said(1000) }),
  },
  /** Nothing is charged until it is resumed. */
  pause: { ...step, path: `${path}/:id/pause`, body: versioned },
  resume: { ...step, path: `${path}/:id/resume`, body: versioned },
  /** Lets the next charge pass; one at a time. */
  skip: { ...step, path: `${path}/:id/skip`, body: versioned },
  /** Asks the bank again for what failed. */
  retry: { ...step, path: `${path}/:id/retry`, body: versioned },
  /** Sends the customer the payment provider's address for another card. */
  sendCardLink: { ...step, path: `${path}/:id/card-link`, body: v.strictObject({}) },
})
