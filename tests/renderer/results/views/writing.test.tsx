import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { ResultView } from '../../../../renderer/results/index'
import { failure, success } from '../../../../shared/contract/result'
import { paper as paperSchema } from '../../../../shared/items/paper'
import type { FakeBridge } from '../../../fakes/bridge'
import { paperOf, readPaper, sentPaper } from '../../../fixtures/papers'
import { answerText } from '../../../fixtures/papers/writing'
import { renderWithProviders, showPaper, showResource, useFakeBridge } from '../render-view'
import { item, textsOf } from '../screen-queries'

const note = { pos: { startPos: 2, endPos: 6 }, comments: 'went ですね。', teacher: '髙橋 美咲', sent_content: 'goed' }

const evaluated = {
  text: answerText,
  comments: {
    sent_comments: [
      { hit_words_pos: '0,13', hit_words: 'I goed to the', cmt_level: 0, comment: 'よい書き出しです。' },
      { hit_words_pos: '2,6', hit_words: 'goed', cmt_level: 3, comment: 'went にします。' },
    ],
  },
}

let bridge: FakeBridge

beforeEach(() => {
  bridge = useFakeBridge()
  bridge.api('evaluate-xml-file', () => success(evaluated))
  bridge.api('get-writing-notes', () => success({ items: [note], total: 1 }))
})

type Writing = 'free-writing' | 'topic-writing' | 'standard-writing'

const showOf = (key: Writing, viewer: 'teacher' | 'student' = 'student') =>
  renderWithProviders(<ResultView paper={paperOf(key)} viewer={viewer} studentId="s-1" showAnswers />)

const first = () => within(item('No.1').getAllByRole('region', { name: /の英文/ })[0] ?? document.body)

const notedWords = () => first().findByRole('button', { name: /^goed/ })

describe('free writing', () => {
  it('shows the task, the student’s text with the AI’s marks, the handwriting and the facts', async () => {
    showOf('free-writing', 'teacher')
    const one = item('No.1')
    expect(one.getByText('わたしの宝物')).toBeVisible()
    expect(one.getByText('Write about your treasure.')).toBeVisible()
    expect(one.getByText('My treasure is a camera.')).toBeVisible()
    const submission = within(one.getByRole('region', { name: '生徒の英文' }))
    expect(submission.getByText('goed').className).toContain('red')
    expect(submission.getByText('評価 70点')).toBeVisible()
    expect(submission.getByText('最高点 80点')).toBeVisible()
    expect(submission.getByText(/^提出日時 (2026\/)?11\/18（水）19:20$/)).toBeVisible()
    expect(await submission.findByRole('img', { name: '手書きの答案の画像' })).toHaveAttribute(
      'src',
      expect.stringContaining('hand.png'),
    )
    expect(submission.getByRole('img', { name: '読み取った答案の画像' })).toHaveAttribute(
      'src',
      expect.stringContaining('read.png'),
    )
    expect(document.body.textContent).not.toMatch(/\[\/?red\]/i)
  })

  it('shows every picture of the task and every sheet of the answer', async () => {
    const content = { items: [{ index: 1, question: '公園', screen_pic: ['a.png', 'b.png'], picture: 'c.png' }] }
    const new_writing_report = { recognize_image: ['1.png', 'r.png'] }
    const answers = [
      { question_id: 1, score: 50, answer_result: 'Hi.', engine_pic: '["1.png","2.png"]', new_writing_report },
    ]
    showPaper(readPaper('free-writing', { content, answers }))
    await screen.findByRole('img', { name: '公園 1/3の画像' })
    expect(screen.getAllByRole('img').map(each => [each.getAttribute('alt'), each.getAttribute('src')])).toEqual([
      ['公園 1/3の画像', expect.stringContaining('a.png')],
      ['公園 2/3の画像', expect.stringContaining('b.png')],
      ['公園 3/3の画像', expect.stringContaining('c.png')],
      ['手書きの答案 1/2の画像', expect.stringContaining('1.png')],
      ['手書きの答案 2/2の画像', expect.stringContaining('2.png')],
      ['読み取った答案の画像', expect.stringContaining('r.png')],
    ])
  })

  it('keeps the place of a sheet, with its tools, while its address is requested', async () => {
    let resolve: (() => void) | undefined
    bridge.answer('media.resolve', async ({ base, files }) => {
      await new Promise<void>(done => {
        resolve = done
      })
      return success({ addresses: files.map(file => `${base}/${file}`) })
    })
    showOf('free-writing', 'teacher')
    const frame = await first().findByRole('group', { name: '手書きの答案（拡大・回転できます）' })
    expect(first().getByRole('button', { name: '手書きの答案を拡大' })).toBeVisible()
    expect(within(frame).queryByRole('img')).toBeNull()
    resolve?.()
    expect(await within(frame).findByRole('img')).toBeVisible()
  })

  it('enlarges and turns a sheet by button and by key, and returns to the whole', async () => {
    showOf('free-writing', 'teacher')
    const frame = await first().findByRole('group', { name: '手書きの答案（拡大・回転できます）' })
    const state = () => within(frame.parentElement ?? frame).getByRole('status').textContent
    const sheet = await within(frame).findByRole('img')
    Object.defineProperties(sheet, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } })
    fireEvent.load(sheet)
    const shape = () => ['--ratio', '--zoom', '--turn'].map(each => sheet.parentElement?.style.getPropertyValue(each))
    expect([state(), ...shape()]).toEqual(['100%', '2', '1', '0deg'])
    fireEvent.click(first().getByRole('button', { name: '手書きの答案を拡大' }))
    expect([state(), ...shape()]).toEqual(['150%', '2', '1.5', '0deg'])
    for (const key of ['+', '+', '+', '+', '-', 'r']) fireEvent.keyDown(frame, { key })
    expect([state(), ...shape()]).toEqual(['300%・90°', '0.5', '3', '90deg'])
    fireEvent.keyDown(frame, { key: 'r', isComposing: true })
    fireEvent.keyDown(frame, { key: '0' })
    expect([state(), ...shape()]).toEqual(['100%', '2', '1', '0deg'])
    fireEvent.click(first().getByRole('button', { name: '手書きの答案を回転' }))
    expect(state()).toBe('100%・90°')
  })

  it('uses the content’s title as the only task, and every record as its answer', () => {
    const content = { title: 'わたしの町', content: 'Write about your town.', sample: { en_answer: 'It is small.' } }
    showPaper(
      readPaper('free-writing', { content, answers: [{ question_id: '55', answer_result: 'My town.', score: 60 }] }),
    )
    expect(item('No.1').getByText('わたしの町')).toBeVisible()
    expect(first().getByText('My town.')).toBeVisible()
    expect(item('No.1').getByText('It is small.')).toBeVisible()
  })

  it('shows the instructions of the resource in its first task only, and its level with an answer only', () => {
    const answers = [{ question_id: 1, score: 50, answer_result: 'Hi.' }]
    const paper = readPaper('free-writing', { content: { items: [{ index: 1 }, { index: 2, topic: 'B' }] }, answers })
    const resource = { ...paper.resource, resource_content: '50語で書きましょう。', resource_level: '4級' }
    const { unmount } = showPaper({ ...paper, resource })
    expect(item('No.1').getByText('50語で書きましょう。')).toBeVisible()
    expect(item('No.1').getByText('レベル 4級')).toBeVisible()
    expect(item('No.2').getByText('B')).toBeVisible()
    expect(item('No.2').queryByText(/50語|レベル/)).toBeNull()
    unmount()
    showResource({ ...paper, resource })
    expect(item('No.1').getByText('50語で書きましょう。')).toBeVisible()
    expect(screen.queryByText(/レベル/)).toBeNull()
  })

  it('does not call a handwritten answer empty of which no text was read', async () => {
    const answers = [{ question_id: 1, score: 50, engine_pic: 'hand.png' }]
    showPaper(readPaper('free-writing', { content: { items: [{ index: 1 }] }, answers }))
    expect(await first().findByRole('img', { name: '手書きの答案の画像' })).toBeVisible()
    expect(first().queryByText('（空欄）')).toBeNull()
  })

  it('takes the time of the paper for that of its only submission, and of no other', () => {
    const sent = (answer_result: string) => ({ question_id: 1, score: 50, answer_result, learn_count: 0 })
    const show = (...answers: object[]) =>
      showPaper({
        ...readPaper('free-writing', { content: { items: [{ index: 1 }] }, answers }),
        updated_at: '2026-11-18 19:20:11',
      })
    const { unmount } = show(sent('One.'))
    expect(first().getByText(/^提出日時 (2026\/)?11\/18（水）19:20$/)).toBeVisible()
    expect(first().queryByText(/^学習回数/)).toBeNull()
    unmount()
    show(sent('One.'), sent('Two.'))
    expect(first().getByText('提出 2/2')).toBeVisible()
    expect(screen.queryByText(/^提出日時/)).toBeNull()
  })

  it('shows an answer to an unknown task', () => {
    showPaper(readPaper('free-writing', { answers: [{ answer_result: 'Hello.' }] }))
    expect(first().getByText('Hello.')).toBeVisible()
    expect(first().getByText('採点はまだありません')).toBeVisible()
  })

  it('shows the four scores, their total of 16 and an explanation of each', async () => {
    showOf('free-writing')
    const scores = within(first().getByRole('group', { name: '4つの観点' }))
    expect(textsOf(scores.getAllByRole('definition'))).toEqual(['3.5/4', '3.0/4', '2.0/4', '1.5/4'])
    const bars = first().getByRole('group', { name: '4つの観点' }).querySelectorAll<HTMLElement>('[style*="width"]')
    expect([...bars].map(bar => bar.style.width)).toEqual(['62.5%', '87.5%', '75%', '50%', '37.5%'])
    expect(scores.getByText('10.0')).toBeVisible()
    expect(scores.getByText('63%')).toBeVisible()
    act(() => scores.getByRole('button', { name: '語いの説明' }).focus())
    expect(await screen.findByRole('tooltip')).toHaveTextContent('課題に合った語句を選び')
  })
})

describe('topic writing', () => {
  it('shows each submission, the latest first, each with its own notes', async () => {
    showOf('topic-writing')
    const submissions = item('No.1').getAllByRole('region', { name: /^あなたの英文/ })
    expect(submissions.map(one => one.getAttribute('aria-label'))).toEqual(['あなたの英文 提出2', 'あなたの英文 提出1'])
    expect(submissions.map(one => within(one).getByText(/^提出 \d/).textContent)).toEqual(['提出 2/2', '提出 1/2'])
    await notedWords()
    expect(bridge.requests('get-writing-notes')).toEqual(
      expect.arrayContaining([
        { student_id: 's-1', topic_id: '9001', guid: 'g-1' },
        { student_id: 's-1', topic_id: '9001', guid: 'g-1-1' },
      ]),
    )
    expect(item('No.2').getByText('未回答')).toBeVisible()
  })

  it('requests the AI’s comments under the resource path, and names each level', async () => {
    showOf('topic-writing')
    const list = await first().findByRole('list', { name: 'AIのコメント' })
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
      '1よい表現I goed to theよい書き出しです。',
      '2直したいgoedwent にします。',
    ])
    expect(bridge.requests('evaluate-xml-file')).toEqual([{ evaluate_xml: 'https://media.example/r-31/comments.json' }])
    expect(first().getByText('（AIのコメント2 直したい）')).toBeInTheDocument()
  })

  it('shows an error if the comments are not available, and retries', async () => {
    bridge.api('evaluate-xml-file', () => failure('network', 'x'))
    showOf('topic-writing')
    expect(await first().findByText('AIのコメントを読み込めませんでした。')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    bridge.api('evaluate-xml-file', () => success(evaluated))
    fireEvent.click(first().getByRole('button', { name: '再試行' }))
    expect(await first().findByRole('list', { name: 'AIのコメント' })).toBeVisible()
  })

  it('lists a note whose words the student has changed, and draws it on no other words', async () => {
    const rewritten = { ...note, sent_content: 'runned', comments: 'ran にします。' }
    bridge.api('get-writing-notes', () => success({ items: [note, rewritten], total: 2 }))
    showOf('topic-writing')
    expect(await notedWords()).toBeVisible()
    const displaced = within(first().getByRole('region', { name: '場所が変わったコメント' }))
    expect(textsOf(displaced.getAllByRole('listitem'))).toEqual(['runned ran にします。 髙橋 美咲 先生'])
    expect(first().getAllByText('（先生のコメントあり）')).toHaveLength(1)
  })

  it('shows no notes and no message if they are refused', async () => {
    bridge.api('get-writing-notes', () => failure('status', 'x'))
    showOf('topic-writing')
    await first().findByRole('list', { name: 'AIのコメント' })
    expect(first().queryByRole('button')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('uses the file’s text if the record has none, and labels an empty sheet', async () => {
    const content = { items: [{ index: 1 }, { index: 2 }] }
    const answers = [
      { question_id: 1, score: 50, evaluate_xml: 'https://media.example/e.json' },
      { question_id: 2, score: 0 },
    ]
    showPaper(readPaper('free-writing', { content, answers }))
    expect(await first().findByText('（AIのコメント2 直したい）')).toBeInTheDocument()
    expect(bridge.requests('evaluate-xml-file')).toEqual([{ evaluate_xml: 'https://media.example/e.json' }])
    expect(item('No.2').getByText('（空欄）')).toBeVisible()
    expect(item('No.2').getByText('評価 0点')).toBeVisible()
  })

  it('requests no notes in a preview', () => {
    showResource(paperOf('topic-writing'))
    expect(item('No.1').queryByRole('region')).toBeNull()
    expect(item('No.1').getByText('I like summer.')).toBeVisible()
    expect(bridge.requests('get-writing-notes')).toEqual([])
  })
})

describe('a teacher’s note', () => {
  it('is shown on the text with its words, if two texts of a paper have one guid', async () => {
    const content = { items: [{ index: 1 }, { index: 2 }] }
    const answers = [
      { question_id: 1, score: 50, answer_result: 'We went home.' },
      { question_id: 2, score: 50, answer_result: 'I goed home.' },
    ]
    const paper = readPaper('standard-writing', { content, answers: answers.map(one => ({ ...one, guid: 'g-1' })) })
    renderWithProviders(<ResultView paper={paper} studentId="s-1" showAnswers />)
    expect(await item('No.2').findByRole('button', { name: /^goed/ })).toBeVisible()
    expect(item('No.1').queryByRole('button')).toBeNull()
    expect(screen.queryByRole('region', { name: '場所が変わったコメント' })).toBeNull()
  })

  it('is listed once if its words are in no text of its guid', async () => {
    bridge.api('get-writing-notes', () => success({ items: [{ ...note, sent_content: 'runned' }], total: 1 }))
    const content = { items: [{ index: 1 }, { index: 2 }] }
    const answers = [
      { question_id: 1, score: 50, answer_result: 'We went home.' },
      { question_id: 2, score: 50, answer_result: 'I came home.' },
    ]
    const paper = readPaper('standard-writing', { content, answers: answers.map(one => ({ ...one, guid: 'g-1' })) })
    renderWithProviders(<ResultView paper={paper} studentId="s-1" showAnswers />)
    expect(await screen.findAllByRole('region', { name: '場所が変わったコメント' })).toHaveLength(1)
  })

  const popup = () => screen.queryByRole('dialog', { name: '先生のコメント' })

  it('opens beside the pointer, with the teacher’s name', async () => {
    showOf('topic-writing')
    fireEvent.click(await notedWords(), { clientX: 100, clientY: 60 })
    const opened = screen.getByRole('dialog', { name: '先生のコメント' })
    expect(opened).toHaveTextContent('went ですね。髙橋 美咲 先生')
    expect(opened).toHaveFocus()
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press outside', () => fireEvent.pointerDown(document.body)],
    ['a scroll', () => fireEvent.scroll(document.body)],
    ['a resize of the window', () => fireEvent(window, new Event('resize'))],
  ])('opens with Enter and closes with %s', async (_, close) => {
    showOf('topic-writing')
    fireEvent.keyDown(await notedWords(), { key: 'Enter' })
    expect(popup()).not.toBeNull()
    fireEvent.pointerDown(screen.getByRole('dialog'))
    // A long comment scrolls.
    fireEvent.scroll(screen.getByRole('dialog'))
    expect(popup()).not.toBeNull()
    close()
    expect(popup()).toBeNull()
  })

  it('returns the focus, and keeps Escape from the screen', async () => {
    showOf('topic-writing')
    const words = await notedWords()
    fireEvent.keyDown(words, { key: 'Enter' })
    let keydownCount = 0
    const onKeyDown = () => keydownCount++
    window.addEventListener('keydown', onKeyDown)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    window.removeEventListener('keydown', onKeyDown)
    expect(keydownCount).toBe(0)
    expect(words).toHaveFocus()
  })

  it('stays closed during IME composition', async () => {
    showOf('topic-writing')
    const words = await notedWords()
    fireEvent.keyDown(words, { key: 'Enter', isComposing: true })
    expect(popup()).toBeNull()
    fireEvent.keyDown(words, { key: 'Enter' })
    expect(popup()).toBeVisible()
  })
})

describe('standard writing', () => {
  const open = (name: string) => fireEvent.click(first().getByRole('tab', { name }))

  it('has three tabs: advice, errors and model', async () => {
    showOf('standard-writing')
    expect(textsOf(first().getAllByRole('tab'))).toEqual(['アドバイス', '文法・スペルの誤り', 'モデル'])
    expect(first().getByText('よく書けています。')).toBeVisible()
    open('文法・スペルの誤り')
    expect(await first().findByText('語形')).toBeVisible()
    expect(first().queryByText('It was fun.')).toBeNull()
    open('モデル')
    expect(await first().findByText('I went to the sea.')).toBeVisible()
  })

  it('opens the tab again that the teacher chose for the previous student', async () => {
    const { unmount } = showOf('standard-writing')
    open('モデル')
    unmount()
    showOf('standard-writing')
    expect(first().getByRole('tab', { name: 'モデル' })).toHaveAttribute('aria-selected', 'true')
    expect(await first().findByText('I went to the sea.')).toBeVisible()
  })

  it('falls back to empty values for invalid JSON', async () => {
    showOf('standard-writing')
    const second = within(item('No.2').getByRole('region', { name: 'あなたの英文' }))
    expect(second.getByText('アドバイスはまだありません。')).toBeVisible()
    expect(second.getByText('want be a vet.').className).toContain('red')
    fireEvent.click(second.getByRole('tab', { name: '文法・スペルの誤り' }))
    await waitFor(() => expect(second.getByText('評価できる文がないか、誤りは見つかりませんでした。')).toBeVisible())
  })

  it('shows a marked text separately if it is not the student’s', () => {
    const new_writing_report = { full_text_result: 'I [red]go[/red] home.' }
    const content = { items: [{ index: 1 }] }
    showPaper(
      readPaper('standard-writing', {
        content,
        answers: [{ question_id: 1, answer_result: 'I went.', new_writing_report }],
      }),
    )
    expect(first().getByText('I went.')).toBeVisible()
    expect(first().getByRole('heading', { name: 'AIが確認した英文' })).toBeVisible()
    expect(first().getByText('go').className).toContain('red')
  })

  it('shows the sample answer if nothing was submitted', () => {
    showOf('standard-writing')
    expect(item('No.3').getByText('未回答')).toBeVisible()
    expect(item('No.3').getByText('I live in Kyoto.')).toBeVisible()
  })
})

describe('without what the AI says', () => {
  const hidden = (key: Writing) =>
    renderWithProviders(<ResultView paper={paperOf(key)} studentId="s-1" showAnswers hidesAi />)

  it.each<Writing>(['free-writing', 'topic-writing', 'standard-writing'])(
    '%s keeps the text and the teacher’s comments',
    async key => {
      hidden(key)
      const words = await notedWords()
      expect(words.querySelector('[class*="red"], [class*="bad"]')).toBeNull()
      for (const said of [/（誤り）/, /AI/, /評価 /, /最高点/, /正しく書けた/, /採点/, /一部正解/, /読み取った答案/])
        expect(document.body.textContent).not.toMatch(said)
      expect(screen.queryByRole('group', { name: '4つの観点' })).toBeNull()
      expect(screen.queryByRole('tab')).toBeNull()
      expect(screen.queryByText('よく書けています。')).toBeNull()
    },
  )

  it('keeps the handwriting and the model answers', async () => {
    const { unmount } = hidden('free-writing')
    expect(await first().findByRole('img', { name: '手書きの答案の画像' })).toBeVisible()
    unmount()
    hidden('standard-writing')
    expect(item('No.1').getByText('I went to the sea.')).toBeVisible()
  })

  it('keeps the text that only the AI’s file contains', async () => {
    const answers = [{ question_id: 1, score: 50, evaluate_xml: 'https://media.example/e.json' }]
    const paper = readPaper('free-writing', { content: { items: [{ index: 1 }] }, answers })
    renderWithProviders(<ResultView paper={paper} showAnswers hidesAi />)
    expect(await first().findByText(/I goed to the sea/)).toBeVisible()
    expect(first().queryByText(/AIのコメント/)).toBeNull()
  })
})

describe('前回との違い', () => {
  const round = (number: number, answer_result: string) => ({
    ...sentPaper('free-writing', {
      content: {
        items: [
          { index: 1, question: 'A' },
          { index: 2, question: 'B' },
        ],
      },
      answers: [
        { question_id: 2, score: 50, answer_result: 'Other.' },
        { question_id: 1, score: 50, answer_result },
      ],
    }),
    round: number,
    rounds: 2,
  })
  const show = (sent: ReturnType<typeof round>, viewer: 'teacher' | 'student' = 'teacher') =>
    renderWithProviders(
      <ResultView paper={v.parse(paperSchema, sent)} viewer={viewer} studentId="s-1" homeworkId="h-1" showAnswers />,
    )
  const toggles = () => screen.queryAllByRole('button', { name: '前回との違い' })
  const panel = () => within(first().getByRole('region', { name: '前回との違い' }))

  it('compares with the round before, which is read when it is opened', async () => {
    bridge.api('topic-answer-paper', () => success(round(1, 'I goed to the sea.')))
    show(round(2, 'I went to the big sea.'))
    expect(toggles()).toHaveLength(2)
    expect(bridge.requests('topic-answer-paper')).toEqual([])
    fireEvent.keyDown(document.body, { key: 'd' })
    expect(toggles()[0]).toHaveAttribute('aria-expanded', 'true')
    expect((await panel().findAllByRole('insertion')).map(each => each.textContent)).toEqual([
      '（追加）went',
      '（追加）big',
    ])
    expect(textsOf(panel().getAllByRole('deletion'))).toEqual(['（削除）goed'])
    expect(panel().getByText('追加（下線） 2語')).toBeVisible()
    expect(panel().getByText('削除（取り消し線） 1語')).toBeVisible()
    expect(bridge.requests('topic-answer-paper')).toEqual([
      { homework_id: 'h-1', topic_id: '9001', student_id: 's-1', round: 1 },
    ])
    fireEvent.keyDown(document.body, { key: 'd' })
    expect(panel().queryByRole('insertion')).toBeNull()
  })

  it('compares a paper of headquarters’ homework, which is read without a homework', async () => {
    bridge.api('headquarters-homework-topic-answer-paper', () => success(round(1, 'I goed to the sea.')))
    renderWithProviders(
      <ResultView paper={v.parse(paperSchema, round(2, 'I went to the sea.'))} studentId="s-1" showAnswers />,
    )
    fireEvent.keyDown(document.body, { key: 'd' })
    expect(textsOf(await panel().findAllByRole('insertion'))).toEqual(['（追加）went'])
    expect(bridge.requests('headquarters-homework-topic-answer-paper')).toEqual([
      { topic_id: '9001', student_id: 's-1', round: 1 },
    ])
    expect(bridge.requests('topic-answer-paper')).toEqual([])
  })

  it('compares with the earlier record of the paper without another call', () => {
    showOf('topic-writing', 'teacher')
    fireEvent.click(toggles()[0] ?? document.body)
    expect(toggles()).toHaveLength(1)
    expect(textsOf(panel().getAllByRole('deletion'))).toEqual(['（削除）like winter'])
    expect(bridge.requests('topic-answer-paper')).toEqual([])
  })

  it('says that nothing changed, or that it cannot be read, and retries', async () => {
    bridge.api('topic-answer-paper', () => failure('network', 'x'))
    show(round(2, 'Same.'))
    fireEvent.click(toggles()[0] ?? document.body)
    expect(await panel().findByText('前回の答案を読み込めませんでした。')).toBeVisible()
    bridge.api('topic-answer-paper', () => success(round(1, 'Same.')))
    fireEvent.click(panel().getByRole('button', { name: '再試行' }))
    expect(await panel().findByText('前回と同じ文章です。')).toBeVisible()
    expect(item('No.2').queryByText('前回と同じ文章です。')).toBeNull()
  })

  it('says so if nothing was written before', async () => {
    bridge.api('topic-answer-paper', () => success({ ...round(1, ''), answers: [] }))
    show(round(2, 'Now.'))
    fireEvent.click(toggles()[0] ?? document.body)
    expect(await panel().findByText('前回は文章がありません。')).toBeVisible()
  })

  it('is not offered in the first round, nor to students', () => {
    const { unmount } = show(round(1, 'I go.'))
    expect(toggles()).toEqual([])
    unmount()
    show(round(2, 'I go.'), 'student')
    expect(toggles()).toEqual([])
  })
})

describe('the button that opens the editor of comments', () => {
  const showEditable = (key: Writing, more: object = {}, viewer: 'teacher' | 'student' = 'teacher') =>
    renderWithProviders(
      <ResultView
        paper={{ ...paperOf(key), show_comment: 1, ...more }}
        viewer={viewer}
        studentId="s-1"
        showAnswers
        marking={{ name: '青木', path: '/paper' }}
      />,
    )
  const editButtons = () => screen.queryAllByRole('button', { name: /^(コメントする|コメント編集)$/ })

  it('is named コメント編集 if there are comments, and opens and closes the editor', async () => {
    showEditable('topic-writing')
    await notedWords()
    const button = first().getByRole('button', { name: 'コメント編集' })
    fireEvent.click(button)
    const text = first().getByRole('textbox', { name: '生徒の英文（コメントの編集）' })
    expect(text).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    fireEvent.keyDown(text, { key: 'Escape' })
    expect(first().queryByRole('textbox')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('is named コメントする without comments, and C opens the editor of the latest text', () => {
    bridge.api('get-writing-notes', () => success({ items: [], total: 0 }))
    showEditable('topic-writing')
    expect(editButtons().map(each => each.textContent)).toEqual(['コメントするC', 'コメントするC'])
    expect(screen.getByRole('button', { name: /^保存/ }), 'nothing to save, and no next paper').toBeDisabled()
    fireEvent.keyDown(document.body, { key: 'c' })
    expect(first().getByRole('textbox', { name: '生徒の英文（コメントの編集）' })).toHaveFocus()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it('is named コメント編集 if the words of all comments have changed', async () => {
    bridge.api('get-writing-notes', () =>
      success({ items: [{ ...note, sent_content: 'words that nobody wrote' }], total: 1 }),
    )
    showEditable('free-writing')
    expect(await screen.findByRole('region', { name: '場所が変わったコメント' })).toBeVisible()
    expect(editButtons().map(each => each.textContent)).toEqual(['コメント編集C'])
  })

  it('says if the comments could not be read, and reads them again', async () => {
    bridge.api('get-writing-notes', () => failure('network', 'x'))
    showEditable('free-writing')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('すでに付いているコメントを読み込めませんでした。')
    expect(editButtons().map(each => each.textContent)).toEqual(['コメントするC'])
    bridge.api('get-writing-notes', () => success({ items: [note], total: 1 }))
    fireEvent.click(within(alert).getByRole('button', { name: '再試行' }))
    expect(await notedWords()).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the words in the form of one text while another text of the same work is commented on', async () => {
    bridge.api('get-writing-notes', () => success({ items: [], total: 0 }))
    const content = { items: [{ index: 1 }, { index: 2 }] }
    const answers = [
      { question_id: 1, score: 50, answer_result: 'We went home.', guid: 'g-same' },
      { question_id: 2, score: 50, answer_result: 'I goed home.', guid: 'g-same' },
    ]
    const paper = { ...readPaper('free-writing', { content, answers }), show_comment: 1 as const }
    renderWithProviders(
      <ResultView paper={paper} studentId="s-1" showAnswers marking={{ name: '青木', path: '/paper' }} />,
    )
    const [one, two] = editButtons()
    fireEvent.click(one ?? document.body)
    fireEvent.keyDown(item('No.1').getByRole('textbox'), { key: 'Enter' })
    fireEvent.change(screen.getByRole('textbox', { name: 'コメント' }), { target: { value: '書きかけ' } })
    fireEvent.click(two ?? document.body)
    const second = item('No.2').getByRole('textbox')
    // The first sentence of the comment bank would be added at once.
    for (const key of ['Enter', '1']) {
      fireEvent.keyDown(second, { key })
      expect(await item('No.2').findByRole('alert')).toHaveTextContent('ほかの英文に書きかけのコメントがあります。')
    }
    expect(screen.getAllByRole('textbox', { name: 'コメント' })).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: 'コメント' })).toHaveValue('書きかけ')
  })

  it.each<[string, Writing, object, 'teacher' | 'student', number]>([
    ['a teacher', 'free-writing', {}, 'teacher', 1],
    ['a student', 'free-writing', {}, 'student', 0],
    ['a paper without comments', 'free-writing', { show_comment: 0 }, 'teacher', 0],
    ['standard writing: only the text with has_comment', 'standard-writing', {}, 'teacher', 1],
  ])('is shown to %s', async (_, key, more, viewer, count) => {
    showEditable(key, more, viewer)
    await notedWords()
    expect(editButtons()).toHaveLength(count)
  })
})
