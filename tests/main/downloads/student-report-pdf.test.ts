import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { unzipSync } from 'fflate/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { fileNames } from '../../../main/downloads/student-report-pdf'
import { zipFiles } from '../../../main/downloads/zip-files'
import type { PdfPrinter } from '../../../main/host/host'
import { nodeDisk } from '../../../main/store/disk'
import { type Stage, type StageParts, setUp } from './setup'

let stage: Stage
afterEach(() => stage.remove())

const file = (name: string) => ({ name, html: `<p>${name}` })
/** A PDF is the document with a mark before it. */
const pdfOf = (html: string) => Buffer.from(`%PDF ${html}`)

function printers(print: PdfPrinter['print'] = async html => pdfOf(html)) {
  const state = { open: 0 }
  const openPdfPrinter = async () => {
    state.open += 1
    const close = async () => {
      state.open -= 1
    }
    return { print, close }
  }
  return { state, openPdfPrinter }
}

async function held(files: ReturnType<typeof file>[], parts: StageParts) {
  stage = await setUp(parts)
  const answer = await stage.downloads.holdPages({ title: '2年A組', files })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}
const saved = async (name = '') => readFile(path.join(stage.folder, name))

describe('score sheets as PDF', () => {
  it('are one file with the name of the class', async () => {
    const { state, openPdfPrinter } = printers()
    const request = await held([file('2年A組')], { openPdfPrinter })
    expect(await stage.over('student-report-pdf', request)).toMatchObject({ state: 'done', title: '2年A組' })
    const [name] = await stage.files()
    expect(name).toBe('2年A組_個人成績表_20261116.pdf')
    expect(String(await saved(name))).toBe('%PDF <p>2年A組')
    expect(state.open).toBe(0)
  })

  it('of one student are one file with her number and name', async () => {
    const request = await held([file('02_佐藤 花子')], printers())
    await stage.over('student-report-pdf', request)
    expect(await stage.files()).toEqual(['02_佐藤 花子_個人成績表_20261116.pdf'])
  })

  it('are a file for each student in one archive, counted by students; equal names are told apart', async () => {
    const request = await held([file('01_佐藤 花子'), file('02_森/田'), file('02_森/田')], printers())
    expect(await stage.over('student-report-pdf', request)).toMatchObject({ state: 'done' })
    expect(stage.states).toContainEqual(expect.objectContaining({ state: 'running', total: 3 }))
    const [name] = await stage.files()
    expect(name).toBe('2年A組_個人成績表_20261116.zip')
    const entries = Object.entries(unzipSync(await saved(name)))
    expect(entries.map(([entry, bytes]) => [entry, Buffer.from(bytes).toString()])).toEqual([
      ['01_佐藤 花子.pdf', '%PDF <p>01_佐藤 花子'],
      ['02_森_田.pdf', '%PDF <p>02_森/田'],
      ['02_森_田 (2).pdf', '%PDF <p>02_森/田'],
    ])
  })

  it('are an archive also on a PC whose clock says 1970, which no archive can hold', async () => {
    const request = await held([file('01_佐藤 花子'), file('02_森 葵')], { ...printers(), clock: () => 0 })
    expect(await stage.over('student-report-pdf', request)).toMatchObject({ state: 'done' })
    const [name] = await stage.files()
    expect(Object.keys(unzipSync(await saved(name)))).toEqual(['01_佐藤 花子.pdf', '02_森 葵.pdf'])
  })

  it('leave no file when the teacher cancels half-way, and the browser is closed', async () => {
    const { state, openPdfPrinter } = printers((html, signal) =>
      html.includes('02')
        ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
        : Promise.resolve(pdfOf(html)),
    )
    const request = await held([file('01'), file('02')], { openPdfPrinter })
    const { id, next } = await stage.begin('student-report-pdf', request)
    await next(({ total }) => total === 2)
    await stage.downloads.cancel({ id })
    expect(await next(({ state }) => state === 'cancelled')).toBeTruthy()
    expect(await stage.files()).toEqual([])
    expect(state.open).toBe(0)
  })

  it('can be tried again after a print failed, without loading anything again', async () => {
    let isBroken = true
    const { openPdfPrinter } = printers(async html => {
      if (isBroken) throw new Error('the browser has ended')
      return pdfOf(html)
    })
    const request = await held([file('01'), file('02')], { openPdfPrinter })
    const failed = await stage.over('student-report-pdf', request)
    expect(failed).toMatchObject({
      state: 'failed',
      error: { message: expect.stringMatching(/^PDFを作れませんでした。/) },
    })
    isBroken = false
    await stage.downloads.retry({ id: failed.id })
    await expect.poll(() => stage.files()).toEqual(['2年A組_個人成績表_20261116.zip'])
  })

  it('say that the disk is full, and leave no half file', async () => {
    const full = async () => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })
    }
    const disk: StageParts['disk'] = {
      async open(...given: Parameters<typeof nodeDisk.open>) {
        const opened = await nodeDisk.open(...given)
        if (String(given[0]).endsWith('.part')) opened.write = full as typeof opened.write
        return opened
      },
    }
    const request = await held([file('01'), file('02')], { ...printers(), disk })
    expect(await stage.over('student-report-pdf', request)).toMatchObject({
      state: 'failed',
      error: { message: '保存先の空き容量が足りません。空きを作ってから、もう一度お試しください。' },
    })
    expect(await stage.files()).toEqual([])
  })

  it('are refused at once where no browser can print', async () => {
    stage = await setUp({})
    expect(await stage.downloads.holdPages({ title: '', files: [file('01')] })).toMatchObject({
      error: {
        message: 'このパソコンには、PDFを作れるブラウザー（Microsoft EdgeかGoogle Chrome）がありません。',
      },
    })
  })
})

it('gives file names that Windows can tell apart', async () => {
  stage = await setUp({})
  expect(fileNames(['Ann', 'ANN', 'ann', 'CON', ''])).toEqual([
    'Ann.pdf',
    'ANN (2).pdf',
    'ann (3).pdf',
    '_CON.pdf',
    'hanamaru.pdf',
  ])
})

it('makes no archive with a name that no archive can hold', async () => {
  stage = await setUp({})
  async function* files() {
    yield { name: 'x'.repeat(65_536), bytes: new Uint8Array(1) }
  }
  await expect(zipFiles(files(), 0).next()).rejects.toThrow('filename too long')
})
