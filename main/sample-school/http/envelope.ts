/** Answers in the envelope of their endpoint (DESIGN §4). */
import { headerFileName, safeFileName } from '../../../shared/domain/file-name'
import type { EndpointRow } from '../../../shared/endpoints/index'
import type { Sheet } from '../handlers/types'

/** A complete JSON answer with its content length. */
export function json(body: unknown, status = 200): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  return new Response(bytes, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'content-length': String(bytes.length) },
  })
}

/** The answer to a successful call. */
export function succeeded(row: EndpointRow, data: unknown): Response {
  if (row.envelope === 'none') return json(data)
  return json(row.envelope === 'code' ? { code: 200, data } : { errcode: 0, errmsg: '', data })
}

/** A refusal: HTTP 200 with the errcode in the body (SPEC §8). */
export const refused = (row: EndpointRow, errcode: number, errmsg: string): Response =>
  json(row.envelope === 'code' ? { code: errcode, msg: errmsg, data: null } : { errcode, errmsg, data: null })

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook that the client saves under its Japanese file name. */
export function workbook(sheet: Sheet): Response {
  const name = headerFileName(safeFileName(sheet.name, 'xlsx'))
  return new Response(new Uint8Array(sheet.bytes), {
    headers: {
      'content-type': sheetType,
      'content-length': String(sheet.bytes.length),
      'content-disposition': `attachment; filename="score.xlsx"; filename*=${name}`,
    },
  })
}
