/** `npm run serve -- --port 0 --profile DIR --config FILE`: only the loopback host; prints `ready URL`. */
import { buildIfStale, defaultProfile, runBuilt } from './launch.mjs'

const args = process.argv.slice(2)
await buildIfStale()
runBuilt('serve.js', args.includes('--profile') ? args : [...args, '--profile', defaultProfile()])
