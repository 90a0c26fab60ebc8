/** Child processes of check:guards. Each has its own process group, so that everything that it started ends with it. */
export function stopGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The process group has already ended.
  }
}

const actions = []
/** Runs `action` when this process ends, also when it is interrupted. */
export const onExit = action => actions.push(action)

process.on('exit', () => {
  for (const action of actions) action()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))
