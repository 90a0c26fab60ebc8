import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allCellStyles, cellStyles } from '../../../main/excel/cell-styles'
import { createRowXml } from '../../../main/excel/row-xml'
import { createSharedStrings, xmlText } from '../../../main/excel/shared-strings'
import { columnLetters } from '../../../shared/domain/cell'
import { anyCharacter } from '../../fixtures/any-character'

const style = (one: (typeof allCellStyles)[number]) => allCellStyles.indexOf(one)
const writer = () => {
  const strings = createSharedStrings()
  return { strings, xml: createRowXml({ strings, styleIndex: style }) }
}

describe('rows as XML', () => {
  it('are numbered in order, each cell with address, style and value', () => {
    const { xml } = writer()
    const [text, score] = [style(cellStyles.text), style(cellStyles.score.good)]
    expect(xml({ height: 6, cells: [] })).toBe('<row r="1" ht="6" customHeight="1"></row>')
    const cells = [
      { value: 'あ', style: cellStyles.text },
      { value: 84.5, style: cellStyles.score.good },
      { value: null, style: cellStyles.text },
      { value: 'あ', style: cellStyles.text },
    ]
    expect(xml({ height: 19, cells })).toBe(
      `<row r="2" ht="19" customHeight="1"><c r="A2" s="${text}" t="s"><v>0</v></c>` +
        `<c r="B2" s="${score}"><v>84.5</v></c><c r="C2" s="${text}"/><c r="D2" s="${text}" t="s"><v>0</v></c></row>`,
    )
  })

  it('distinguish cells that differ only in style or type', () => {
    const { xml } = writer()
    const row = xml({
      height: 19,
      cells: [
        { value: 1, style: cellStyles.score.good },
        { value: '1', style: cellStyles.score.good },
        { value: 1, style: cellStyles.score.bad },
      ],
    })
    expect(row).toContain(`s="${style(cellStyles.score.good)}"><v>1</v>`)
    expect(row).toContain(`s="${style(cellStyles.score.good)}" t="s"><v>0</v>`)
    expect(row).toContain(`s="${style(cellStyles.score.bad)}"><v>1</v>`)
  })

  it('leave a cell empty when its number is NaN or infinite', () => {
    const { xml } = writer()
    const cells = [Number.NaN, Number.POSITIVE_INFINITY].map(value => ({ value, style: cellStyles.text }))
    expect(xml({ height: 19, cells })).not.toMatch(/NaN|Infinity|<v>/)
  })

  it('name columns as Excel does', () => {
    const names = { 1: 'A', 26: 'Z', 27: 'AA', 52: 'AZ', 53: 'BA', 702: 'ZZ', 703: 'AAA', 16384: 'XFD' }
    for (const [column, name] of Object.entries(names)) expect(columnLetters(Number(column))).toBe(name)
  })
})

describe('shared strings', () => {
  it('store each text once, in order', () => {
    const strings = createSharedStrings()
    expect(['b', 'a', 'b', ' c '].map(strings.index)).toEqual([0, 1, 0, 2])
    const xml = [...strings.xml()].join('')
    expect(xml).toContain('uniqueCount="3"')
    expect(xml).toMatch(/<si><t>b<\/t><\/si><si><t>a<\/t><\/si><si><t xml:space="preserve"> c <\/t><\/si><\/sst>$/)
  })

  it('store thousands of texts', () => {
    const strings = createSharedStrings()
    for (let at = 0; at < 2500; at += 1) strings.index(`${at}`)
    const places = [...[...strings.xml()].join('').matchAll(/<t>(\d+)<\/t>/g)].map(match => Number(match[1]))
    expect(places).toEqual(Array.from({ length: 2500 }, (_, at) => at))
  })

  it('are well-formed for any text, and lose only forbidden characters', () => {
    const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
    const read = (xml: string) => xml.replace(/&\w+;/g, entity => entities[entity] ?? '?')
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), fc.string({ unit: 'grapheme' }), (any, seen) => {
        const xml = xmlText(any + seen)
        expect(xml).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/)
        // XML 1.0, production 2.
        expect(xml).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u)
        expect(read(xmlText(seen))).toBe(seen.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, ''))
      }),
      { numRuns: 50 },
    )
    expect(xmlText('\ud842 \ufffe\u0000𠮷')).toBe(' 𠮷')
  })
})
