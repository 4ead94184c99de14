import * as v from 'valibot'
import { type Member, MemberSchema } from '../../../src/core/raffles/members/member.ts'
import {
  type MemberUpload,
  MemberUploadSchema,
} from '../../../src/core/raffles/members/upload-answer.ts'
import { rafflePaths } from '../../support/paths.ts'
import { newKey } from '../raffles/support.ts'
import type { Answered, TestApi } from '../support.ts'

export function memberOf(answer: Answered): Member {
  return v.parse(v.object({ data: MemberSchema }), answer.json, { message: answer.text }).data
}

export function membersOf(answer: Answered): Member[] {
  return v.parse(v.object({ data: v.array(MemberSchema) }), answer.json).data
}

export function uploadOf(answer: Answered): MemberUpload {
  return v.parse(v.object({ data: MemberUploadSchema }), answer.json, { message: answer.text }).data
}

export function add(api: TestApi, token: string, body: object): Promise<Answered> {
  return api.ask('POST', rafflePaths.eventMembers, { token, body, headers: newKey() })
}

export function list(api: TestApi, token: string, query: string): Promise<Answered> {
  return api.ask('GET', `${rafflePaths.eventMembers}?${query}`, { token })
}
