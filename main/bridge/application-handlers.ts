/**
 * The method `applications.read`: the rows of an application's file, and the headings of its template under templateUrl
 * (SPEC §5 "must match the template format").
 */
import { failure } from '../../shared/contract/result'
import type { ApplicationFile } from '../../shared/contract/types'
import { type ApplyType, applyTemplates } from '../../shared/domain/applications'
import { hasText } from '../../shared/domain/cell'
import { text } from '../../shared/text'
import { readSheet } from '../excel/read/workbook'
import type { ApiClient } from '../http/client'
import { fileKind } from '../roster/file-kind'
import type { Handlers } from './gate'
import { readOrRefuse } from './read-or-refuse'

/** A template has one row. */
const maxTemplateBytes = 1024 * 1024

interface Template {
  sheet: string
  heads: string[]
}

/** The template of a kind; null if the server has none, does not answer, or sends something else. */
async function readTemplate(client: Pick<ApiClient, 'stream'>, type: ApplyType): Promise<Template | null> {
  const response = await client.stream(applyTemplates[type].file, {}, {})
  if (!response.ok) return null
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.value.body) {
      size += chunk.length
      if (size > maxTemplateBytes) return null
      chunks.push(chunk)
    }
    const { sheets, sheet, rows } = await readSheet(Buffer.concat(chunks))
    const heads = rows.find(row => hasText(row.cells))?.cells
    return heads === undefined ? null : { sheet: sheets[sheet]?.name ?? '', heads }
  } catch {
    return null
  }
}

/** The rows of the template's sheet, or without one of the first visible sheet. Throws RefusedFile. */
async function readRows(bytes: Uint8Array, template: Template | null): Promise<Omit<ApplicationFile, 'heads'>> {
  const first = await readSheet(bytes)
  const named = first.sheets.findIndex(({ name }) => name === template?.sheet)
  const { sheets, sheet, rows, carries } = named < 0 || named === first.sheet ? first : await readSheet(bytes, named)
  return {
    sheet: sheets[sheet]?.name ?? '',
    rows: rows.filter(row => hasText(row.cells)).map(({ row, cells }) => ({ row, cells })),
    ...(carries && { carries }),
  }
}

export const applicationHandlers = ({
  client,
}: {
  client: Pick<ApiClient, 'stream'>
}): Pick<Handlers, 'applications.read'> => ({
  async 'applications.read'({ apply_type, bytes }) {
    const kind = fileKind(bytes)
    if (kind !== 'workbook') return failure('invalid-request', text.applicationFile[kind])
    const template = await readTemplate(client, apply_type)
    return readOrRefuse(async () => ({ ...(await readRows(bytes, template)), heads: template?.heads ?? null }))
  },
})
