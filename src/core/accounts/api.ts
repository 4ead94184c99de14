import type { Http } from '../http.ts'
import { paths } from '../paths.ts'
import { type Account, AccountSchema } from './account.ts'

export function getAccount(http: Http, id: string, signal?: AbortSignal): Promise<Account> {
  return http.get(paths.account(id), AccountSchema, { signal })
}
