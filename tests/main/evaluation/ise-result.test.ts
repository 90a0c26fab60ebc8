/** Results in the form of iFLYTEK's speech evaluation: XML, base64 of it, and JSON (SPEC §7 Speech evaluation). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIseResult } from '../../../main/evaluation/ise-result'
import { readSpeechAnswer } from '../../../main/evaluation/read-answer'
import { speechFailure } from '../../../main/evaluation/speech-failure'

/** A reading of "We love our little town." in which one word was left out, one misread, one repeated, one added. */
const xml = `<?xml version="1.0" ?><xml_result><read_sentence lan="en" type="study" version="7,0,0,1024"><rec_paper>
<read_chapter accuracy_score="81.25" fluency_score="70" integrity_score="80" total_score="76.4" is_rejected="false">
  <sentence content="we love our little town" total_score="76.4">
    <word content="sil" dp_message="0"/>
    <word content="We" dp_message="0" total_score="95.5"><syll content="w iy"><phone content="w" dp_message="16"/></syll></word>
    <word content="love" dp_message="64" total_score="88"/>
    <word content="our" dp_message="16" total_score="0"/>
    <word content="very" dp_message="32" total_score="0"/>
    <word content="little" dp_message="128" total_score="31.06"/>
    <word content="town" dp_message='0' total_score="91"/>
    <word content="fil"/>
  </sentence>
</read_chapter></rec_paper></read_sentence></xml_result>`

const words = [
  { word: 'We', score: 95.5, isRead: true },
  { word: 'love', score: 88, isRead: true },
  { word: 'our', score: 0, isRead: false },
  { word: 'little', score: 31.1, isRead: true },
  { word: 'town', score: 91, isRead: true },
]
const record = { total_score: 76.4, accuracy_score: 81.3, fluency_score: 70, integrity_score: 80 }
const report = {
  errorwords: ['little'],
  repeat: { count: 1, words: ['love'] },
  leak: { count: 1, words: ['our'] },
}

const attributes = { accuracy_score: '81.25', fluency_score: 70, integrity_score: '80', total_score: '76.4' }
const jsonWords = [
  { content: 'We', dp_message: '0', total_score: '95.5' },
  { content: 'love', dp_message: '64', total_score: '88' },
  { content: 'our', dp_message: 16, total_score: 0 },
  { content: 'little', dp_message: '128', total_score: '31.06' },
  { content: 'town', dp_message: '0', total_score: '91' },
]
const paper = (chapter: object) => ({ xml_result: { read_sentence: { rec_paper: { read_chapter: chapter } } } })

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

const forms: [string, object][] = [
  ['XML in result', { result: xml }],
  ['XML after a blank line', { result: `\n  ${xml}` }],
  ['XML in data', { data: xml }],
  ['base64 in data', { data: base64(xml) }],
  ['base64 in data of data, with its status', { sid: 'x', data: { status: 2, data: base64(xml) } }],
  ['JSON with plain fields', { result: paper({ ...attributes, sentence: [{ word: jsonWords }] }) }],
  [
    'JSON with several sentences',
    {
      result: paper({ ...attributes, sentence: [{ word: jsonWords.slice(0, 2) }, { word: jsonWords.slice(2) }] }),
    },
  ],
  [
    'JSON with $',
    {
      data: paper({ $: attributes, sentence: [{ word: jsonWords.map(one => ({ $: one })) }] }),
    },
  ],
  [
    'JSON with @_',
    {
      data: paper({
        ...Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`@_${key}`, value])),
        sentence: {
          word: jsonWords.map(one => Object.fromEntries(Object.entries(one).map(([k, v]) => [`@_${k}`, v]))),
        },
      }),
    },
  ],
]

describe('a result of ISE', () => {
  it.each(forms)('is read as an answer record: %s', (_what, message) => {
    const read = readSpeechAnswer(JSON.stringify({ code: 0, message: 'success', ...message }))
    expect(read).toMatchObject({ code: 0, result: { answer: { ...record, study_report: report }, words } })
  })

  it('out of 5 becomes out of 100', () => {
    const outOf5 = `<r><rec_paper><read_sentence total_score="4.2" accuracy_score="3.75" fluency_score="5" integrity_score="5">
      <sentence><word content="Hi" total_score="4.9" dp_message="0"/></sentence></read_sentence></rec_paper></r>`
    expect(readIseResult(outOf5)).toMatchObject({
      total_score: 84,
      accuracy_score: 75,
      fluency_score: 100,
      integrity_score: 100,
      words: [{ word: 'Hi', score: 98, read: true }],
    })
  })

  it('stays out of 100 if only the whole is low', () => {
    const low = `<r><rec_paper><read_sentence total_score="4" integrity_score="3">
      <sentence><word content="Hi" total_score="62" dp_message="0"/></sentence></read_sentence></rec_paper></r>`
    expect(readIseResult(low)).toMatchObject({ total_score: 4, integrity_score: 3, words: [{ score: 62 }] })
  })

  const read = (count: number, fault: number) =>
    Array.from({ length: count }, () => ({ content: 'word', dp_message: fault, total_score: fault === 16 ? 0 : 4 }))
  const scored = (score: unknown, words: object[]) =>
    paper({ total_score: score, accuracy_score: score, integrity_score: score, sentence: { word: words } })

  it.each([5, '5', '5.000000'])('of a text that was read as a whole is out of 5, however it is written: %j', score => {
    expect(readIseResult(scored(score, read(3, 0)))).toMatchObject({
      total_score: 100,
      accuracy_score: 100,
      integrity_score: 100,
      words: [{ score: 80 }, { score: 80 }, { score: 80 }],
    })
    expect(readIseResult(paper({ total_score: score, integrity_score: score }))).toMatchObject({ total_score: 100 })
  })

  it.each([
    // One word of 25 was read: 4 of 100, or 0.2 of 5.
    [4, 24, 1, 4],
    ['4.000000', 24, 1, 4],
    ['0.200000', 24, 1, 4],
    // Two of three
    ['3.333333', 1, 2, 66.7],
    // Nothing
    [0, 25, 0, 0],
  ])('has the scale on which %j is the share of the words: %i left out, %i read', (score, left, said, total) => {
    const words = [...read(left, 16), ...read(said, 0), ...read(3, 32)]
    expect(readIseResult(scored(score, words))).toMatchObject({ total_score: total, integrity_score: total })
  })

  const unknownScale = '何点満点の点数かが結果から分からないため、100点満点として示しています。'
  const word = (fault: number, score?: number) => ({ content: 'word', dp_message: fault, total_score: score })

  it.each([
    ['no word was read', { total_score: 3.2, integrity_score: 0, sentence: { word: [word(16, 0), word(16, 0)] } }],
    [
      'no word was read, and words were added',
      { total_score: 3.2, integrity_score: 3.2, sentence: { word: [word(16), word(32, 2)] } },
    ],
    ['the share is missing', { total_score: 3.2, sentence: { word: [word(128, 1), word(16, 0)] } }],
    ['words have no score', { total_score: 3.2, sentence: { word: [word(0), word(0)] } }],
    ['there is nothing else', { total_score: '3.200000' }],
  ])('is never guessed upward: %s', (_when, chapter) => {
    expect(readIseResult(paper(chapter))).toMatchObject({ total_score: 3.2, note: unknownScale })
  })

  it('without a share is out of 5 if a word that was read as written is', () => {
    const read = readIseResult(paper({ total_score: 3.2, sentence: { word: [word(0, 4.1), word(128, 1)] } }))
    expect(read).toMatchObject({ total_score: 64, words: [{ score: 82 }, { score: 20 }] })
    expect(read).not.toHaveProperty('note')
  })

  it('of nothing at all is 0 on any scale', () => {
    const read = readIseResult(paper({ total_score: 0, integrity_score: 0, sentence: { word: [word(16, 0)] } }))
    expect(read).toMatchObject({ total_score: 0, integrity_score: 0 })
    expect(read).not.toHaveProperty('note')
  })

  it.each([
    ['is_rejected="true" except_info="28676"', 28_676],
    ['is_rejected="true" except_info="0"', 4003],
    ['is_rejected="true"', 4003],
  ])('that is rejected has a code instead of scores: %s', (fault, code) => {
    const rejected = xml.replace('is_rejected="false"', fault)
    expect(readSpeechAnswer(JSON.stringify({ code: 0, data: rejected }))).toMatchObject({ code, result: null })
    expect(speechFailure({ kind: 'refused', code, message: '' }, true).error.message).toMatch(
      code === 4003 ? /^声が聞き取れませんでした。/ : /^英文と違うことが読まれたようです。/,
    )
  })

  it('with a fault that is not rejected has its scores and a remark', () => {
    const noisy = xml.replace('is_rejected="false"', 'is_rejected="false" except_info="28680"')
    expect(readSpeechAnswer(JSON.stringify({ code: 0, data: noisy }))?.result).toMatchObject({
      answer: { total_score: 76.4 },
      note: 'まわりの音が大きすぎます。静かな所で、もう一度録音してください。',
    })
  })

  it('may be only a total, or have the words as text', () => {
    expect(readIseResult('<FinalResult><ret value="0"/><total_score value="4.5"/></FinalResult>')).toEqual({
      total_score: 4.5,
      note: unknownScale,
      words: [],
    })
    expect(
      readIseResult(
        '<r><rec_paper><sentence total_score="80"><word dp_message="16">Tom &amp; Co</word></sentence></rec_paper></r>',
      ),
    ).toMatchObject({ words: [{ word: 'Tom & Co', read: false }] })
  })

  it('of another form is no result of ISE, and is left to the plain reader', () => {
    for (const value of [null, 1, '', 'x', 'AAAA', '<a/>', '<', {}, [], { data: '' }, { total_score: 80 }])
      expect(readIseResult(value)).toBeNull()
    const interim = { code: 0, data: { status: 1, data: '' } }
    expect(readSpeechAnswer(JSON.stringify(interim))).toMatchObject({ code: 0, result: null })
    const plain = { code: 0, result: { total_score: 80 } }
    expect(readSpeechAnswer(JSON.stringify(plain))?.result?.answer).toMatchObject({ total_score: 80 })
  })

  it('of two million letters is read, and a longer one is not', () => {
    expect(readIseResult(xml.padEnd(2_000_000))).toMatchObject({ total_score: 76.4 })
    expect(readIseResult(xml.padEnd(2_000_001))).toBeNull()
  })

  it('is XML alone: words before it are no result', () => {
    expect(readIseResult(xml)).toMatchObject({ total_score: 76.4 })
    expect(readIseResult(`error: ${xml}`)).toBeNull()
  })

  it.each(['xml_result', 'ise_result', 'text', 'data'])('is read in the field %s, as XML and as base64', field => {
    for (const value of [xml, Buffer.from(xml).toString('base64')]) {
      const message = JSON.stringify({ code: 0, result: { sid: 'a1', status: 2, [field]: value } })
      expect(readSpeechAnswer(message)?.result?.answer).toMatchObject({ total_score: 76.4 })
    }
  })

  it('is not looked for in the coloured text of a plain result', () => {
    const plain = { total_score: 80, evaluate_html: '<i class="good">We</i> <b class="good">swim.</b>' }
    expect(readSpeechAnswer(JSON.stringify({ code: 0, result: plain }))?.result?.answer).toMatchObject({
      total_score: 80,
    })
  })

  it('that is broken never throws, and its scores are 0 to 100', () => {
    const broken = fc.oneof(
      fc.nat(xml.length).map(at => xml.slice(0, at)),
      fc.tuple(fc.nat(xml.length), fc.string()).map(([at, text]) => xml.slice(0, at) + text + xml.slice(at + 5)),
      fc.double().map(value => xml.replace('76.4', String(value))),
    )
    fc.assert(
      fc.property(broken, text => {
        const { answer } = readSpeechAnswer(JSON.stringify({ code: 0, result: text }))?.result ?? {}
        const scores = [answer?.total_score, answer?.accuracy_score, answer?.fluency_score, answer?.integrity_score]
        expect(scores.every(score => score === undefined || (score >= 0 && score <= 100))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the newer form of ISE, with header and payload', () => {
  const header = { code: 0, message: 'success', sid: 'ase000f1@hu17', status: 2 }
  const part = { compress: 'raw', encoding: 'utf8', format: 'json', seq: '0', status: 2 }
  const read = (message: object) => readSpeechAnswer(JSON.stringify(message))
  const plain = {
    overall: 76.4,
    pronunciation: '81.3',
    fluency: 70,
    integrity: 80,
    words: [{ word: 'We', scores: { overall: 95.5 } }, { word: 'love' }],
  }
  const plainWords = [
    { word: 'We', score: 95.5, isRead: null },
    { word: 'love', score: null, isRead: null },
  ]

  it.each([
    ['base64 of XML', { payload: { result: { ...part, text: base64(xml) } } }, words],
    ['XML', { payload: { result: { ...part, text: xml } } }, words],
    ['XML in a part of another name', { payload: { ise: { ...part, text: base64(xml) } } }, words],
    ['base64 of the JSON of an XML library', { payload: { result: { ...part, text: base64(json()) } } }, words],
    [
      'base64 of JSON with a result',
      { payload: { result: { ...part, text: base64(JSON.stringify({ eof: 1, result: plain })) } } },
      plainWords,
    ],
    [
      'base64 of JSON with scores',
      { payload: { result: { ...part, text: base64(JSON.stringify(plain)) } } },
      plainWords,
    ],
    ['JSON', { payload: { result: { ...part, text: JSON.stringify(plain) } } }, plainWords],
    ['an object', { payload: { result: plain } }, plainWords],
    ['after another part', { payload: { meta: { score: 5 }, result: plain } }, plainWords],
  ])('has its scores and words: %s', (_what, message, expected) => {
    expect(read({ header, ...message })).toMatchObject({ code: 0, result: { answer: record, words: expected } })
    // numbers as text, and no status
    expect(read({ header: { code: '0' }, ...message })?.result?.words).toEqual(expected)
  })

  it.each([
    ['in the header', { header: { ...header, status: 1 }, payload: { result: { ...part, text: base64(xml) } } }],
    ['in the part', { header, payload: { result: { ...part, status: '0', text: base64(xml) } } }],
  ])('is an interim answer by its status %s', (_where, message) => {
    expect(read(message)).toMatchObject({ code: 0, result: null })
  })

  it('reads a short text as base64, too', () => {
    const short = { payload: { result: { ...part, text: base64('{"overall":80}') } } }
    expect(read({ header, ...short })?.result?.answer).toMatchObject({ total_score: 80 })
  })

  it('has no result if it is nested without end, and does not throw', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const inGroups = `${'{"$":'.repeat(100_000)}1${'}'.repeat(100_000)}`
    for (const nested of [deep, inGroups]) {
      expect(readSpeechAnswer(`{"code":0,"result":{"a":${nested}}}`)).toMatchObject({ code: 0, result: null })
      const payload = { result: { ...part, text: base64(`{"a":${nested}}`) } }
      expect(read({ header, payload })).toMatchObject({ code: 0, result: null })
    }
  })

  it('without a payload, or with one that is unreadable, has no result', () => {
    for (const payload of [undefined, null, 1, 'x', [], {}, { result: null }, { result: { ...part, text: '' } }])
      expect(read({ header, payload })).toMatchObject({ code: 0, message: 'success', result: null })
    for (const text of [base64('{"overall": 9'), base64('no result, neither XML nor JSON, but long'), 5, null, {}])
      expect(read({ header, payload: { result: { ...part, text } } })).toMatchObject({ code: 0, result: null })
  })

  it('has the code and the message of a fault, and the code of a reading that is not accepted', () => {
    expect(read({ header: { code: 10_163, message: 'parameter error', sid: 'x' } })).toEqual({
      code: 10_163,
      message: 'parameter error',
      result: null,
      guid: undefined,
    })
    const rejected = xml.replace('is_rejected="false"', 'is_rejected="true" except_info="28676"')
    expect(read({ header, payload: { result: { ...part, text: base64(rejected) } } })).toMatchObject({
      code: 28_676,
      result: null,
    })
  })

  it('is no answer with an unreadable code, and the older form if the header has none', () => {
    for (const given of [{ code: 'x' }, { code: null }, { code: {} }])
      expect(read({ code: 0, header: given, result: plain })).toBeNull()
    for (const given of [{}, { status: 2 }, null, 'x', [1]]) {
      expect(read({ header: given, payload: { result: plain } })).toBeNull()
      expect(read({ code: 0, header: given, result: plain })?.result?.answer).toMatchObject(record)
    }
  })

  it('that is broken never throws, and its scores are 0 to 100', () => {
    const content = fc.oneof(
      fc.nat(xml.length).map(at => xml.slice(0, at)),
      fc.jsonValue().map(value => JSON.stringify(value)),
      fc.double().map(overall => JSON.stringify({ result: { ...plain, overall } })),
      fc.string(),
    )
    const text = fc.oneof(content, content.map(base64), fc.base64String(), fc.jsonValue())
    const anyPlace = fc.oneof(fc.jsonValue(), fc.record({ status: fc.jsonValue(), text }, { requiredKeys: [] }))
    const message = fc.record(
      {
        header: fc.oneof(
          fc.constant(header),
          fc.jsonValue(),
          fc.record({ code: fc.jsonValue(), status: fc.jsonValue() }),
        ),
        payload: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('result', 'ise', 'x'), anyPlace)),
        code: fc.jsonValue(),
        result: anyPlace,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(message, given => {
        const { answer, words: read = [] } = readSpeechAnswer(JSON.stringify(given))?.result ?? {}
        const scores = [answer?.total_score, answer?.accuracy_score, answer?.fluency_score, answer?.integrity_score]
        expect([...scores, ...read.map(({ score }) => score ?? 0)].every((one = 0) => one >= 0 && one <= 100)).toBe(
          true,
        )
      }),
      { numRuns: 500 },
    )
  })
})

/** The same reading as the JSON of an XML library. */
function json(): string {
  return JSON.stringify(paper({ ...attributes, sentence: [{ word: jsonWords }] }))
}
