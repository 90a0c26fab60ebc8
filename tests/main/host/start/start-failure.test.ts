import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startFailure } from '../../../../main/host/start/start-failure'
import { startText } from '../../../../shared/text'
import { folder } from '../../../fixtures/folder'

const logOf = (profile: string) => join(profile, 'logs', 'main.log')

it('gives the words for the teacher, and writes them down with what led to them', () => {
  const profile = join(folder(), 'profile')
  const said = startFailure(Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', syscall: 'open' }), profile)
  expect(said).toContain(startText.full)
  const line = JSON.parse(readFileSync(logOf(profile), 'utf8')) as Record<string, unknown>
  expect(line).toMatchObject({
    event: 'start.failed',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    said: expect.stringContaining(startText.full),
    stack: expect.stringContaining('ENOSPC: no space'),
  })
})

it('still gives the words where the log cannot be written, or no profile is named', () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  expect(startFailure(new Error('why'), file)).toBe('why')
  expect(startFailure(new Error('why'), '')).toBe('why')
  expect(existsSync('logs')).toBe(false)
})
