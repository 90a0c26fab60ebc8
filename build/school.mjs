/** `npm run school -- --port 0 --data DIR --seed N`: only the sample school server; prints `ready URL`. */
import { buildIfStale, runBuilt } from './launch.mjs'

await buildIfStale()
runBuilt('school.js', process.argv.slice(2))
