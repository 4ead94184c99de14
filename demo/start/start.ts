import { runCommand } from './lifecycle.ts'
import { readOptions } from './options.ts'

/** `npm start`: everything from the build to the printed addresses, in this one process. */
export function start(args: string[]): Promise<void> {
  return runCommand('at a signal', async life => {
    const options = readOptions(args)
    if (options.help) {
      life.print(life.texts.notices.startHelp)
      process.exit(0)
    }
    // Loaded only now, so that a wrong option is answered at once.
    const { run } = await import('./run.ts')
    await run(life, options)
  })
}
