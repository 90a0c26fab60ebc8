import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemVoice } from '../../../main/sample-school/voice/index'
import { programs, tones } from '../../../main/sample-school/voice/programs'
import { folder } from '../../fixtures/folder'
import { wav } from '../../fixtures/sounds'

const { signal: never } = new AbortController()

/** A folder with a program of this name that runs these lines of a shell. */
function machine(lines: string, name = 'espeak-ng'): string {
  const path = folder()
  writeFileSync(join(path, 'sound.wav'), wav())
  writeFileSync(join(path, name), `#!/bin/sh\ncd '${path}'\n${lines}\n`, { mode: 0o755 })
  return path
}

const speaks = '/bin/cat > heard\nprintf "%s\\n" "$@" > arguments\n/bin/cp sound.wav "$6"'

describe.runIf(process.platform === 'linux')('the voice of this machine', () => {
  it('is none where there is no program', async () => {
    expect(await systemVoice(folder()).speak('Hi', '1', never)).toBe('none')
    expect(await systemVoice('').speak('Hi', '1', never)).toBe('none')
  })

  it.each(['espeak-ng', 'espeak'])('is %s, which takes the text as it is and gives a sound', async name => {
    const path = machine(speaks, name)
    const text = '-w /etc/x; $(touch hacked) `id` "quoted" \'it\'\n'
    expect(await systemVoice(`/nowhere:${path}`).speak(text, '3', never)).toEqual(wav())
    expect(readFileSync(join(path, 'heard'), 'utf8')).toBe(text)
    expect(readFileSync(join(path, 'arguments'), 'utf8')).toContain('en-gb')
  })

  it('fails where it ends badly, or gives no sound', async () => {
    for (const lines of ['exit 1', 'exit 0', 'echo no sound > "$6"'])
      expect(await systemVoice(machine(lines)).speak('Hi', '1', never)).toBe('failed')
  })

  it('is ended with the school', async () => {
    const controller = new AbortController()
    const spoken = systemVoice(machine('exec sleep 60')).speak('Hi', '1', controller.signal)
    setTimeout(() => controller.abort(), 50)
    expect(await spoken).toBe('failed')
  })
})

describe('every system’s program', () => {
  const all = Object.values(programs).flat()

  it('is asked for each tone', () => {
    expect(all.map(({ file }) => file).sort()).toEqual(['espeak', 'espeak-ng', 'powershell.exe', 'say'])
    for (const { args } of all) {
      const asked = tones.map(({ tone_type }) => args(tone_type, 'out.wav').join(' '))
      expect(new Set(asked).size).toBe(tones.length)
    }
  })
})
