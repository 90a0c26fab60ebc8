import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ResultView } from '../../../../renderer/results/index'
import { paperOf, readPaper } from '../../../fixtures/papers'
import { renderWithProviders, showPaper, showResource, useFakeBridge } from '../render-view'
import { item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

const section = (name: string) => within(screen.getByRole('region', { name }))

describe('eiken-exam', () => {
  it('shows the reading with its stars and the five abilities, scaled from 5 to 100', () => {
    showPaper(paperOf('eiken-exam'))
    const reading = section('音読')
    expect(reading.getAllByRole('article').map(one => one.getAttribute('aria-label'))).toEqual(['No.1'])
    expect(reading.getByRole('img', { name: '5点中3.4点' })).toBeVisible()
    const rows = within(reading.getByRole('table', { name: '5つの観点' })).getAllByRole('row')
    expect(rows.slice(1).map(row => textsOf(within(row).getAllByRole('cell')))).toEqual([
      ['92点', '100点'],
      ['119語/分', '180語/分'],
      ['58点', '100点'],
      ['55%', '100%'],
      ['70点', '100点'],
    ])
    const table = within(reading.getByRole('table', { name: '5つの観点' }))
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual(['観点', '結果', '満点'])
    expect(textsOf(within(reading.getByRole('list', { name: '読み方の評価' })).getAllByRole('listitem'))).toEqual([
      '発音 2.9/5',
      '流暢度 3.5/5',
      '完成度 4.6/5',
    ])
    expect(reading.getByText(/5点満点の点数を100点満点に換算しています/)).toBeVisible()
    expect(reading.getByText('3.8/5点')).toBeVisible()
  })

  it('shows the answers with their transcripts: a score, a 0, and none', () => {
    showPaper(paperOf('eiken-exam'))
    const speaking = section('スピーキング')
    expect(item('No.2').getByText('They grow bean.')).toBeVisible()
    expect(item('No.2').getByRole('img', { name: '5点中4.0点' })).toBeVisible()
    expect(item('No.2').queryByText('不正解')).toBeNull()
    expect(item('No.3').getByText('不正解')).toBeVisible()
    expect(item('No.3').getByRole('img', { name: '5点中0.0点' })).toBeVisible()
    expect(item('No.4').getByText('未回答')).toBeVisible()
    // The mean of 4 and 0.
    expect(speaking.getByRole('img', { name: '5点中2.0点' })).toBeVisible()
  })

  it('names the full score of spoken answers, too', () => {
    const paper = paperOf('eiken-exam')
    const spoken = { accuracy_score: 3.5, fluency_score: 4, total_score: 3.8 }
    const answers = paper.answers.map((each, at) => (at === 1 ? { ...each, ...spoken } : each))
    showPaper({ ...paper, answers })
    expect(textsOf(item('No.2').getAllByRole('listitem')).slice(0, 2)).toEqual(['発音 3.5/5', '流暢度 4.0/5'])
  })

  it('lists the sample answers with their prompts', () => {
    showPaper(paperOf('eiken-exam'))
    const samples = textsOf(section('解答例').getAllByRole('listitem'))
    expect(samples).toEqual([
      'No.2What do students grow?They grow beans.',
      'No.3Do you like beans?Yes, I do.',
      'No.4Where is the garden?It is behind the school.',
    ])
  })

  it('shows only the advice that the figures trigger', () => {
    showPaper(paperOf('eiken-exam'))
    const advice = section('分析と学習アドバイス')
    expect(advice.getByText(/いちばん高いのは「完成度」、いちばん伸ばしたいのは「伝わった内容」/)).toBeVisible()
    expect(textsOf(advice.getAllByRole('listitem')).map(text => text?.slice(0, 6))).toEqual([
      '発音 58点',
      'くり返し 5',
      '読む速さ 1',
      '伝わった内容',
    ])
    // The evaluation gives the share of the content as a bare number, which is no remark in words.
    expect(advice.queryByText('55')).toBeNull()
  })

  it('praises a reading without advice, and shows the evaluation’s remarks', () => {
    const report = { info: 'はきはきと読めました。', repeat: 0, leak: 0, speed: 130 }
    showPaper(
      readPaper('eiken-exam', {
        content: { exampaper: [{ category: 'read_chapter', content: 'Hello.', question_number: 7 }] },
        answers: [{ question_number: 7, score: 5, accuracy_score: 5, total_score: 5, study_report: report }],
      }),
    )
    const advice = section('分析と学習アドバイス')
    expect(advice.getByText('はきはきと読めました。')).toBeVisible()
    expect(advice.getByText(/気をつける点は見つかりませんでした/)).toBeVisible()
    expect(advice.queryByRole('list')).toBeNull()
    const content = within(section('音読').getByRole('row', { name: /伝わった内容/ }))
    expect(content.getAllByRole('cell')[0]).toHaveTextContent('―')
  })

  it('reads scores above 5 as out of 100', () => {
    showPaper(
      readPaper('eiken-exam', {
        content: { items: [{ index: 1, screen_text: 'Hello.' }] },
        answers: [{ question_id: 1, score: 68, total_score: 68, accuracy_score: 90 }],
      }),
    )
    expect(section('音読').getByRole('img', { name: '5点中3.4点' })).toBeVisible()
    expect(within(section('音読').getByRole('row', { name: /発音/ })).getAllByRole('cell')[0]).toHaveTextContent('90')
  })

  it('shows several readings with their stars, and the average', () => {
    const read = { accuracy_score: 4, study_report: { repeat: 3, leak: 0, speed: 100 } }
    showPaper(
      readPaper('eiken-exam', {
        content: {
          items: [
            { index: 1, screen_text: 'One.' },
            { index: 2, screen_text: 'Two.' },
          ],
        },
        answers: [
          { question_id: 1, score: 2, ...read },
          { question_id: 2, score: 3, ...read, accuracy_score: 3 },
        ],
      }),
    )
    expect(item('No.1').getByRole('img', { name: '5点中2.0点' })).toBeVisible()
    expect(item('No.2').getByRole('img', { name: '5点中3.0点' })).toBeVisible()
    expect(section('音読').getByRole('img', { name: '5点中2.5点' })).toBeVisible()
    expect(within(section('音読').getByRole('row', { name: /発音/ })).getAllByRole('cell')[0]).toHaveTextContent('70')
    expect(section('分析と学習アドバイス').getByText(/くり返し 6回/)).toBeVisible()
  })

  it('sorts the parts of an exam by kind, with their records as sub-questions', () => {
    const progress = [
      { type: 'record', question_id: 'a', content_en: 'Why?', answer: { sample_answer: 'Because.' } },
      { type: 'record', question_id: 'b', content_en: 'When?', answer: { sample_answer: 'Today.' } },
    ]
    showPaper(
      readPaper('eiken-exam', {
        content: {
          part_items: [
            { part_type: 'speaking', part_info: { instruction: 'Answer.', progress } },
            { part_type: 'reading', part_info: { content_en: 'A text.', question_number: 1 } },
          ],
        },
        answers: [{ question_id: 'b', score: 2.5, answer_result: 'In today.' }],
      }),
    )
    expect(section('音読').getByRole('article', { name: 'No.2' })).toHaveTextContent('A text.')
    const second = within(section('スピーキング').getByRole('group', { name: 'Q.2' }))
    expect(second.getByText('In today.')).toBeVisible()
    expect(second.getByRole('img', { name: '5点中2.5点' })).toBeVisible()
    expect(section('スピーキング').getByRole('group', { name: 'Q.1' })).toHaveTextContent('未回答')
    expect(textsOf(section('解答例').getAllByRole('listitem'))[1]).toBe('No.1 Q.2When?Today.')
  })

  it('shows the resource without stars, abilities and advice', () => {
    showResource(paperOf('eiken-exam'))
    expect(screen.queryByRole('img', { name: /5点中/ })).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('region', { name: '分析と学習アドバイス' })).toBeNull()
    expect(section('解答例').getAllByRole('listitem')).toHaveLength(3)
  })
})

describe('eiken-dialog', () => {
  const speechOf = (no: string, name: string) => within(item(no).getByRole('group', { name }))

  it('shows examiner and candidate alternately, with the score of each answer', () => {
    showPaper(paperOf('eiken-dialog'))
    expect(speechOf('No.1', '面接委員').getByText('May I have your card?')).toBeVisible()
    const candidate = speechOf('No.1', '生徒')
    expect(candidate.getAllByText('Here you are.')).toHaveLength(2)
    expect(candidate.getByText('84')).toBeVisible()
    expect(candidate.getByText('77点')).toBeVisible()
    expect(candidate.getByRole('button', { name: /録音を再生/ })).toBeVisible()
    expect(speechOf('No.1', '面接委員').queryByText('84')).toBeNull()
    expect(speechOf('No.1', '面接委員').getByRole('button', { name: /原文を再生/ })).toBeVisible()
    expect(speechOf('No.1', '面接委員').queryByRole('button', { name: /録音を再生/ })).toBeNull()
    expect(speechOf('No.2', '生徒').getByText('不正解')).toBeVisible()
    expect(speechOf('No.3', '生徒').getByText('未回答')).toBeVisible()
  })

  it('labels the candidate あなた in the student’s view', () => {
    renderWithProviders(<ResultView paper={paperOf('eiken-dialog')} viewer="student" showAnswers />)
    expect(speechOf('No.1', 'あなた').getByText('84')).toBeVisible()
  })

  it('treats items as alternating lines if no item at the examiner’s positions is answered', () => {
    showPaper(
      readPaper('eiken-dialog', {
        content: {
          items: [
            { index: 1, screen_text: 'Is this your pen?' },
            { index: 2, screen_text: 'Yes, it is.' },
            { index: 3, screen_text: 'Here you are.' },
            { index: 4, screen_text: 'Thank you.' },
          ],
        },
        answers: [{ question_id: 2, score: 90, sound_file: 'a.wav' }],
      }),
    )
    expect(speechOf('No.1', '面接委員').getByText('Is this your pen?')).toBeVisible()
    expect(item('No.1').queryByText('未回答')).toBeNull()
    expect(speechOf('No.2', '生徒').getByText('90')).toBeVisible()
    expect(speechOf('No.4', '生徒').getByText('未回答')).toBeVisible()
    expect(item('No.2').queryByRole('group', { name: '面接委員' })).toBeNull()
  })

  it('recognises the two speakers by name', () => {
    showPaper(
      readPaper('eiken-dialog', {
        content: {
          items: [
            { index: 2, topic: 'Examiner', content_en: 'Sit down, please.' },
            { index: 1, topic: 'Candidate', content_en: 'Thank you.' },
          ],
        },
        answers: [{ question_id: 1, score: 70 }],
      }),
    )
    expect(speechOf('No.1', 'Examiner').getByText('Sit down, please.')).toBeVisible()
    expect(speechOf('No.2', '生徒').getByText('70')).toBeVisible()
  })

  it('shows the resource with its sample answers', () => {
    showResource(paperOf('eiken-dialog'))
    expect(speechOf('No.1', '生徒').getByText('Here you are.')).toBeVisible()
    expect(item('No.3').queryByRole('group', { name: '生徒' })).toBeNull()
  })
})

it('shows the pictures of questions, or a message if they are not available, in exam and interview', async () => {
  for (const key of ['eiken-exam', 'eiken-dialog'] as const) {
    const items = [
      { index: 1, question: 'How is the weather?', screen_pic: 'park.png' },
      { index: 2, question: 'Who is he?', picture: '!gone.png' },
    ]
    const { unmount } = showPaper(readPaper(key, { content: { items } }))
    expect(await item('No.1').findByRole('img', { name: /How is the weather.*の画像/ })).toHaveAttribute(
      'src',
      'https://media.example/r-31/park.png',
    )
    expect(await item('No.2').findByText('画像を表示できません')).toBeVisible()
    unmount()
  }
})
