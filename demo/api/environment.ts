import * as v from 'valibot'

/** The variables that a server is started with; an empty one says nothing. */
export type Environment = Readonly<Record<string, string | undefined>>

/** @returns what the schema makes of them; or what is wrong: the variable and why, never its value */
export function readEnvironment<Read extends object>(
  schema: v.GenericSchema<unknown, Read>,
  environment: Environment,
): Read | string {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = v.safeParse(schema, set)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}`
}
