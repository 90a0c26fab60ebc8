/**
 * Runs the sample school alone: `--port 0 --data DIR --seed N --size full|small|huge|modest --now ISO --single-session`
 * (DESIGN §3).
 */
import { parseArgs } from 'node:util'
import { type Size, sizes } from './data/world-types'
import { createSchool } from './index'
import { text } from './text'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: 'full' },
    now: { type: 'string' },
    'single-session': { type: 'boolean', default: false },
  },
})

function fail(line: string): never {
  console.error(line)
  process.exit(2)
}

function wholeNumber(name: string, value: string, max: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0 || number > max) fail(`--${name}: ${value} is not a number that fits`)
  return number
}

function sizeOf(value: string): Size {
  return sizes.find(size => size === value) ?? fail(`--size: ${value} is none of ${sizes.join(', ')}`)
}

function instantOf(value: string | undefined): number | undefined {
  const instant = value === undefined ? undefined : Date.parse(value)
  if (instant !== undefined && Number.isNaN(instant)) fail(`--now: ${value} is no ISO time`)
  return instant
}

const school = await createSchool({
  dataDir: values.data,
  seed: wholeNumber('seed', values.seed, 2 ** 31),
  size: sizeOf(values.size),
  now: instantOf(values.now),
  singleSession: values['single-session'],
})
const origin = await school.listen(wholeNumber('port', values.port, 65_535))
console.log(text.listening(origin))

let closing = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    void school.close().then(() => process.exit(0))
  })
}
