/** Small functions of packaging; build/check-package.mjs checks the packaged result. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { repository } from '../layers/sample-project'

const load = (name: string) => import(pathToFileURL(path.join(repository, 'build', name)).href)
const { setLastFuse } = (await load('after-pack.mjs')) as { setLastFuse(binary: Buffer): Buffer }
const { japaneseProject } = (await load('msi-project.mjs')) as { japaneseProject(wxs: string): string }
const { choose, isMissing } = (await load('dist.mjs')) as {
  choose(words: string[], system: string): { kinds: string[] }
  isMissing(error: unknown): boolean
}

const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const binary = (version: number, wire: string) =>
  Buffer.concat([Buffer.from(`MZ${sentinel}`), Buffer.from([version, wire.length]), Buffer.from(`${wire}rest`)])

describe('the last fuse', () => {
  it('is set, and no other fuse', () => {
    expect(setLastFuse(binary(1, '101100100')).toString('latin1')).toBe(binary(1, '101100101').toString('latin1'))
  })

  it('is set in both halves of a binary with two architectures', () => {
    const twice = Buffer.concat([binary(1, '000000000'), binary(1, '000000000')])
    expect(
      setLastFuse(twice)
        .toString('latin1')
        .match(/000000001/g),
    ).toHaveLength(2)
  })

  it.each([
    ['a new fuse', binary(1, '1011001001')],
    ['a fuse less', binary(1, '10110010')],
    ['another version', binary(2, '101100100')],
    ['no fuses', Buffer.from('MZ')],
  ])('throws if Electron comes with %s', (_name, bytes) => expect(() => setLastFuse(bytes)).toThrow(/fuse/))
})

describe('the MSI’s project', () => {
  const template = readFileSync(
    path.join(repository, 'node_modules/app-builder-lib/templates/msi/template.xml'),
    'utf8',
  )

  it('is changed to Japanese, in the code page that Windows Installer can show', () => {
    const project = japaneseProject(template)
    expect(project).toContain('Language="1041" Codepage="932"')
    expect(project).toContain('SummaryCodepage="932"')
    expect(project).not.toContain('A newer version of')
  })

  it('is rejected if the template has changed, or was already adapted', () => {
    expect(() => japaneseProject(japaneseProject(template))).toThrow('has changed')
    expect(() => japaneseProject('<Wix/>')).toThrow('has changed')
  })
})

it('electron-builder.yml names both hooks', async () => {
  const settings = readFileSync(path.join(repository, 'electron-builder.yml'), 'utf8')
  for (const hook of ['afterPack', 'msiProjectCreated']) {
    const name = new RegExp(`^${hook}: build/(\\S+)$`, 'm').exec(settings)?.[1] ?? ''
    expect(((await load(name)) as { default: unknown }).default).toBeTypeOf('function')
  }
})

it('the program and its installer use the same application id', () => {
  const read = (name: string) => readFileSync(path.join(repository, name), 'utf8')
  const id = /^appId: (\S+)$/m.exec(read('electron-builder.yml'))?.[1]
  expect(read('main/index.ts')).toContain(`app.setAppUserModelId('${id}')`)
})

describe('npm run dist', () => {
  it('makes the requested packages, or all packages of this system', () => {
    expect(choose([], 'win32').kinds).toEqual(['nsis', 'msi', 'zip'])
    expect(choose(['msi'], 'win32').kinds).toEqual(['msi'])
    expect(choose([], 'linux').kinds).toEqual(['dir'])
    expect(() => choose(['msi'], 'linux')).toThrow('msi')
    expect(() => choose([], 'aix')).toThrow('aix')
  })

  it('distinguishes a failed download from other errors', () => {
    expect(isMissing(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }))).toBe(true)
    expect(isMissing(new Error('cannot resolve https://github.com/x: status code 403'))).toBe(true)
    expect(isMissing(new Error('the MSI project has changed'))).toBe(false)
  })
})
