import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { systemVoice } from '../../../main/sample-school/voice/index'
import { programs, tones } from '../../../main/sample-school/voice/programs'
import { voiceOfSchool } from '../../../main/sample-school/voice/with-own-voice'
import { soundKind } from '../../../shared/domain/recitation'
import { folder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'
import { wav } from '../../fixtures/sounds'

const { signal: never } = new AbortController()

/** A folder with a program of this name that runs these shell lines. */
function folderWithProgram(lines: string, name = 'espeak-ng'): string {
  const path = folder()
  writeFileSync(join(path, 'sound.wav'), wav())
  writeFileSync(join(path, name), `#!/bin/sh\ncd '${path}'\n${lines}\n`, { mode: 0o755 })
  return path
}

const speakingProgram = '/bin/cat > heard\nprintf "%s\\n" "$@" > arguments\n/bin/cp sound.wav "$6"'

describe.runIf(process.platform === 'linux')('the voice of this machine', () => {
  it('is missing if there is no program', async () => {
    expect(await systemVoice(folder()).speak('Hi', '1', never)).toBe('none')
    expect(await systemVoice('').speak('Hi', '1', never)).toBe('none')
  })

  it.each(['espeak-ng', 'espeak'])('is %s, which receives the text unchanged and produces a sound', async name => {
    const path = folderWithProgram(speakingProgram, name)
    const text = '-w /etc/x; $(touch hacked) `id` "quoted" \'it\'\n'
    expect(await systemVoice(`/nowhere:${path}`).speak(text, '3', never)).toEqual(wav())
    expect(readFileSync(join(path, 'heard'), 'utf8')).toBe(text)
    expect(readFileSync(join(path, 'arguments'), 'utf8')).toContain('en-gb')
  })

  it('fails if the program fails or produces no sound', async () => {
    for (const lines of ['exit 1', 'exit 0', 'echo no sound > "$6"'])
      expect(await systemVoice(folderWithProgram(lines)).speak('Hi', '1', never)).toBe('failed')
  })

  it('speaks one text after the other', async () => {
    // Fails while another run of it goes on.
    const alone = `/bin/mkdir running || exit 1\n/bin/sleep 0.1\n${speakingProgram}\n/bin/rmdir running`
    const voice = systemVoice(folderWithProgram(alone))
    expect(await Promise.all(['Hi', 'Bye'].map(text => voice.speak(text, '1', never)))).toEqual([wav(), wav()])
  })

  it('is aborted when the school closes: its program ends', async () => {
    const path = folderWithProgram('echo $$ > started\n/bin/mv started pid\nexec /bin/sleep 60')
    const controller = new AbortController()
    const spoken = systemVoice(path).speak('Hi', '1', controller.signal)
    await vi.waitFor(() => expect(existsSync(join(path, 'pid'))).toBe(true))
    const pid = Number(readFileSync(join(path, 'pid'), 'utf8'))
    expect(process.kill(pid, 0)).toBe(true)
    controller.abort()
    expect(await spoken).toBe('failed')
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
  })
})

describe('the voice of the sample school', () => {
  it('is its own synthesiser on a machine without a voice: another sound for each tone and text', async () => {
    const voice = voiceOfSchool(systemVoice(''))
    expect(await voice.isMissing()).toBe(true)
    const sounds = await Promise.all(['1', '2', '3'].map(tone => voice.speak('Good morning.', tone, never)))
    const hashes = sounds.map(sound => Buffer.from(sound as Uint8Array).toString('base64'))
    expect(new Set(hashes).size).toBe(3)
    for (const sound of nonEmpty(sounds)) expect(soundKind(sound as Uint8Array)).toBe('wav')
  })

  it('is that of the machine if it has one', async () => {
    const spoken = new Uint8Array([1, 2, 3])
    const voice = voiceOfSchool({ isMissing: async () => false, speak: async () => spoken })
    expect([await voice.isMissing(), await voice.speak('Hi', '1', never)]).toEqual([false, spoken])
  })
})

describe('the program of every system', () => {
  const all = Object.values(programs).flat()

  it('has different arguments for each tone', () => {
    expect(all.map(({ file }) => file).sort()).toEqual(['espeak', 'espeak-ng', 'powershell.exe', 'say'])
    for (const { args } of all) {
      const commands = tones.map(({ tone_type }) => args(tone_type, 'out.wav').join(' '))
      expect(new Set(commands).size).toBe(tones.length)
    }
  })
})
