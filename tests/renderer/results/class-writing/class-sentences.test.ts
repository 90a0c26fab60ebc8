import { describe, expect, it } from 'vitest'
import { isCheckedByAi, studentSentences } from '../../../../renderer/results/class-writing/class-sentences'
import type { EvaluatedFile } from '../../../../shared/items/evaluated-file'
import { readPaper } from '../../../fixtures/papers'

type Errors = readonly (readonly [type: string, hint: string])[]

const report = (marked: string, ...sentences: (readonly [text: string, errors: Errors])[]) => ({
  full_text_result: marked,
  sentence_result: sentences.map(([original_sentence, errors]) => ({
    original_sentence,
    error_list: errors.map(([error_type, mistake_hint]) => ({ error_type, mistake_hint })),
  })),
})

const paperOf = (view: string, ...answers: object[]) =>
  readPaper(view, { content: { items: [{ index: 1, content: 'Write.' }] }, answers })

const noFile = () => undefined
const noNames = () => false

describe('the sentences of a student', () => {
  it('have the errors of the report at their places', () => {
    const paper = paperOf('standard-writing', {
      question_id: 1,
      answer_result: '  I goed to the sea. It was fun.',
      new_writing_report: report(
        'I [red]goed[/red] to the sea. It was fun.',
        ['I goed to the sea.', [['時制', 'goed ではなく went']]],
        ['It was fun.', []],
      ),
    })
    const found = studentSentences('s-1', paper, noFile, noNames)
    expect(found).toMatchObject([
      {
        studentId: 's-1',
        text: 'I goed to the sea.',
        mistakes: [{ type: '時制', words: 'goed', hint: 'goed ではなく went', span: { start: 2, end: 6 } }],
        isChecked: true,
      },
      { text: 'It was fun.', mistakes: [], isPraised: false, isChecked: true },
    ])
    expect(isCheckedByAi(paper)).toBe(true)
  })

  it('keep an error whose sentence the text does not contain, and one whose words are not known', () => {
    const paper = paperOf('standard-writing', {
      question_id: 1,
      answer_result: 'It is a pen.',
      new_writing_report: report(
        'It is a pen.',
        ['It is pen.', [['冠詞', 'a を入れます']]],
        ['It is a pen.', [['構文', '長い文で書きます']]],
      ),
    })
    expect(studentSentences('s-1', paper, noFile, noNames)).toMatchObject([
      { text: 'It is a pen.', mistakes: [{ type: '構文', words: '', hint: '長い文で書きます' }] },
      { text: 'It is pen.', mistakes: [{ type: '冠詞', words: '' }] },
    ])
  })

  const file = (...comments: (readonly [words: string, level: number, comment: string])[]): EvaluatedFile => ({
    text: '',
    comments: {
      sent_comments: comments.map(([hit_words, cmt_level, comment]) => ({
        hit_words_pos: '',
        hit_words,
        cmt_level,
        comment,
      })),
    },
  })

  it('have the comments of the AI that ask for a correction, and those that praise', () => {
    const paper = paperOf('topic-writing', {
      question_id: 1,
      answer_result: 'I like summer. I swimmed a lot. I was tired.',
      evaluate_xml: 'c.json',
    })
    const asked: string[] = []
    const fileAt = (address: string) => {
      asked.push(address)
      return file(
        ['I like summer.', 0, 'よい文です'],
        ['swimmed', 3, 'swam です'],
        ['I was tired.', 2, '理由も書きましょう'],
      )
    }
    const found = studentSentences('s-1', paper, fileAt, noNames)
    expect(asked).toEqual(['https://media.example/r-31/c.json'])
    expect(found).toMatchObject([
      { text: 'I like summer.', mistakes: [], isPraised: true },
      {
        text: 'I swimmed a lot.',
        mistakes: [{ type: '直したい', words: 'swimmed', hint: 'swam です', isComment: true }],
      },
      { text: 'I was tired.', mistakes: [], isPraised: false },
    ])
  })

  it('count what report and file say about the same words once', () => {
    const paper = paperOf('free-writing', {
      question_id: 1,
      answer_result: 'I swimmed in teh sea.',
      evaluate_xml: 'c.json',
      new_writing_report: report('I [red]swimmed[/red] in teh sea.', ['I swimmed in teh sea.', [['時制', 'swam']]]),
    })
    const [sentence] = studentSentences(
      's-1',
      paper,
      () => file(['swimmed', 3, 'swam です'], ['teh', 3, 'the です']),
      noNames,
    )
    expect(sentence?.mistakes.map(({ words }) => words)).toEqual(['swimmed', 'teh'])
  })

  it('are those of the latest text of each question only', () => {
    const answer = (answer_result: string, updated_at: string) => ({ question_id: 1, answer_result, updated_at })
    const paper = paperOf(
      'free-writing',
      answer('This is old.', '2026-11-01 00:00:00'),
      answer('This is new.', '2026-11-02 00:00:00'),
    )
    expect(studentSentences('s-1', paper, noFile, noNames).map(({ text }) => text)).toEqual(['This is new.'])
    expect(isCheckedByAi(paper)).toBe(false)
  })

  it('keep their id while the text has them, and differ between students', () => {
    const ids = (studentId: string, answer_result: string) =>
      studentSentences(studentId, paperOf('free-writing', { question_id: 1, answer_result }), noFile, noNames).map(
        ({ id }) => id,
      )
    const [first] = ids('s-1', 'I like tea. I like milk.')
    expect(ids('s-1', 'Hello. I like tea.')).toContain(first)
    expect(ids('s-2', 'I like tea.')).not.toContain(first)
    expect(ids('s-1', 'I like tea. I like tea.')).toEqual([first])
    expect(first).toMatch(/^[0-9a-f]{16}$/)
  })
})
