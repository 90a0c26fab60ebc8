/** Files that were made to harm, or damaged, always the same ones. */
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate/browser'
import { plainSheet } from '../../main/excel/plain-sheet'

/** The next number of a simple generator, from 0 to 1. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const text = (part: string, bytes: number) => new TextEncoder().encode(part.repeat(Math.ceil(bytes / part.length)))

/** Makes `count` files: damaged workbooks, zip bombs, and texts that are as bad as they can be. */
export async function hostileRosters(count: number): Promise<Uint8Array[]> {
  const random = createRandom(7)
  const rows = Array.from({ length: 1000 }, (_, at) => ['2年A組', String(at), `s-${at}`, `生徒 ${at}`])
  const whole = await plainSheet('名簿', [['クラス', '番号', '生徒ID', '生徒名'], ...rows], 0)
  const parts = unzipSync(whole)
  const packed = (changed: Zippable) => zipSync({ ...parts, ...changed })
  const sheet = 'xl/worksheets/sheet1.xml'
  const open = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
  const xml = (body: string, times: number, end = '</sheetData></worksheet>') =>
    packed({ [sheet]: strToU8(open + body.repeat(times) + end) })
  const makers: readonly (() => Uint8Array)[] = [
    () => whole.slice(0, Math.floor(random() * whole.length)),
    () => {
      const bytes = whole.slice()
      for (let at = 0; at < 20; at++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
      return bytes
    },
    () => packed({ [sheet]: new Uint8Array(60_000_000) }),
    () => packed({ 'xl/sharedStrings.xml': strToU8(`<sst>${'<si><t>あ</t></si>'.repeat(400_000)}`) }),
    () => xml('<row><c t="inlineStr"><is><t>x</t></is></c></row>', 300_000),
    () => xml('<row r="1"><c r="XFD1"><v>1</v></c>', 100_000),
    () =>
      packed({
        [sheet]: strToU8(`<!DOCTYPE a [<!ENTITY b "${'c'.repeat(1000)}">]>${open}<row><c><v>&b;</v></c></row>`),
      }),
    () =>
      xml(
        '<row>',
        1,
        `</row></sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(4000)}</mergeCells></worksheet>`,
      ),
    () =>
      packed(Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`xl/media/${at}.bin`, new Uint8Array(1)]))),
    () => text('"', 4_000_000),
    () => text(',', 4_000_000),
    () => text('番号,氏名,クラス\n', 4_000_000),
    () => new Uint8Array(4_000_000),
    () => Uint8Array.from({ length: 1_000_000 }, () => Math.floor(random() * 256)),
  ]
  return Array.from({ length: count }, (_, at) => makers[at % makers.length]?.() ?? whole)
}
