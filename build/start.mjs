/**
 * `npm start`: builds, then opens the app: in Electron if its binary is available, otherwise in a browser (DESIGN §3).
 */
import { spawn } from 'node:child_process'
import { root } from './bundles.mjs'
import { fetchElectron, findElectron } from './find-electron.mjs'
import { buildIfStale, defaultProfile, runBuilt } from './launch.mjs'
import { openBrowser } from './open-browser.mjs'

const args = process.argv.slice(2)
await buildIfStale()

const electron = findElectron() ?? fetchElectron()
if (electron) {
  const child = spawn(electron, [root, ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', code => process.exit(code ?? 0))
} else {
  console.log('Electron is not installed and could not be downloaded. The program opens in the browser instead.')
  const profile = args.includes('--profile') ? [] : ['--profile', defaultProfile()]
  runBuilt('serve.js', [...args, ...profile], {
    async onLine(line) {
      const address = /^ready (\S+)$/.exec(line)?.[1]
      if (address && !(await openBrowser(address))) console.log(`Open this address in a browser: ${address}`)
    },
  })
}
