/**
 * Prints score sheets that the page has laid out: all in one PDF, or each in a PDF of its own within one archive. An
 * archive is saved or cancelled as one file, so a cancel, a full disk or a power cut never leaves half of a class.
 */
import { failure } from '../../shared/contract/result'
import { safeFileName } from '../../shared/domain/file-name'
import { text } from '../../shared/text'
import type { PdfPrinter } from '../host/host'
import { ApiError } from '../http/api-error'
import type { PrepareExport, WriteContext } from './export-types'
import type { HeldPages } from './held-files'
import { type ZipFile, zipFiles } from './zip-files'

const refused = (message: string) => new ApiError(failure('status', message).error)

/** File names that are valid everywhere; equal ones, also those that differ only in case, get a number. */
export function fileNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map(name => {
    for (let number = 1; ; number += 1) {
      const file = safeFileName(number === 1 ? name : `${name} (${number})`, 'pdf')
      if (used.has(file.toLowerCase())) continue
      used.add(file.toLowerCase())
      return file
    }
  })
}

type Files = HeldPages['files']

async function printed(printer: PdfPrinter, html: string, signal: AbortSignal): Promise<Uint8Array> {
  signal.throwIfAborted()
  try {
    return await printer.print(html, signal)
  } catch {
    signal.throwIfAborted()
    throw refused(text.pdf.failed)
  }
}

async function* printEach(
  printer: PdfPrinter,
  files: Files,
  { signal, progress }: Pick<WriteContext, 'signal' | 'progress'>,
): AsyncGenerator<ZipFile> {
  const names = fileNames(files.map(({ name }) => name))
  progress(0, files.length)
  for (const [at, { html }] of files.entries()) {
    yield { name: names[at] ?? '', bytes: await printed(printer, html, signal) }
    progress(at + 1, files.length)
  }
}

/** Fails if the pages are not kept any more, for example after the program was started again. */
export const prepareStudentReportPdf: PrepareExport<'student-report-pdf'> = async ({
  heldPages,
  openPdfPrinter,
  request,
}) => {
  const pages = heldPages(request.file_id)
  if (pages === undefined) throw refused(text.fileNotHeld)
  if (openPdfPrinter === null) throw refused(text.pdf.noBrowser)
  const { title, files } = pages
  const [first] = files
  const format = files.length === 1 ? 'pdf' : 'zip'
  return {
    // one file is named by what is in it: the class, or its only student
    title: files.length === 1 && first ? first.name : title,
    format,
    async write(context) {
      const { part, signal } = context
      const printer = await openPdfPrinter().catch(() => {
        throw refused(text.pdf.failed)
      })
      try {
        if (files.length === 1 && first) await part.write(await printed(printer, first.html, signal))
        else
          for await (const bytes of zipFiles(printEach(printer, files, context), context.now)) await part.write(bytes)
      } finally {
        await printer.close()
      }
      return format
    },
  }
}
