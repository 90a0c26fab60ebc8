/** よくある誤り and よい文 on the projector: the class's own sentences, never a name (SPEC §2 /commentary). */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { studentSentences } from '../../../../renderer/results/class-writing/class-sentences'
import { Commentary } from '../../../../renderer/screens/commentary/Commentary'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { readPaper } from '../../../fixtures/papers'
import { putBridge, renderScreen } from '../../render'
import { overviewOf, writingPaper } from '../class-writing-samples'
import { homework, row } from '../homework/samples'
import { blanks, given, overview, overviews, resource, resources, topic } from './samples'

const essay = topic('95', 'standard-writing', '英作文')
const students = [
  row('1', '阿部 陽菜', {}),
  row('2', '𠮷田 大翔', {}, { team_id: '5', team_name: '2年B組' }),
  row('3', '髙橋 葵', {}, { team_id: '5', team_name: '2年B組' }),
]

let fake: FakeBridge
let kept: unknown
beforeEach(() => {
  kept = null
  fake = putBridge({ session: teacher })
  fake.answer('keeps.read', ({ key }) => success({ value: key === 'class-sentences' ? kept : null }))
  fake.api('homework-basic-info', () => success(homework()))
  fake.api('homework-topic-list', () => success({ items: [essay, blanks], total: 2 }))
  fake.api('one-topic-question-overview', ({ topic_id }) =>
    success(
      overviews[topic_id] ?? {
        items: [overview('1', { average_score: 60 }, given('', 60, '1', '2', '3'))],
        total: 1,
      },
    ),
  )
  fake.api('resource-preview', ({ topic_id = '' }) => {
    const found = resources[topic_id]
    return success(
      found ?? resource(essay, { items: [{ index: 1, question: 'Write.', sample_answer: 'This is a model.' }] }),
    )
  })
  fake.api('topic-score-overview-y', () => success({ items: students, total: students.length }))
  fake.api('one-topic-overview', () => success(overviewOf(students)))
  fake.api('topic-answer-paper', ({ student_id }) => success(writingPaper(student_id)))
  fake.answer('media.resolve', ({ base, files }) => success({ addresses: files.map(file => `${base}/${file}`) }))
})

async function open(query = '') {
  const view = renderScreen(<Commentary />, {
    path: '/admin/commentary/:homeworkId',
    url: `/admin/commentary/501?no=1&order=natural${query}`,
  })
  await screen.findByRole('heading', { name: 'No.1 / 3' })
  await screen.findByText('Write.')
  return view
}
const press = (keys: string) => userEvent.setup().keyboard(keys)
/** Opens よくある誤り with the examples of the first type. */
async function openSpelling() {
  await press('e')
  await screen.findByText('AIが見つけた誤り 4か所')
  await press('1')
}
const stage = () => screen.getByRole('region', { name: '講評の画面' })
const expectNoNames = () => {
  for (const { nickname } of students) expect(stage()).not.toHaveTextContent(nickname)
  expect(stage().innerHTML).not.toMatch(/student_id|阿部|𠮷田|髙橋/)
}
const hint = 'teh ではなく the と書きます。'

/** The hash of a student's sentence, as it is kept. */
function hashOf(studentId: string, words: string): string {
  const { resource: _, ...body } = writingPaper(studentId)
  const all = studentSentences(
    studentId,
    readPaper('standard-writing', body),
    () => undefined,
    () => false,
  )
  const found = all.find(({ text }) => text === words)
  if (!found) throw new Error(`no sentence ${words}`)
  return found.id
}

describe('よくある誤り in 講評', () => {
  it('shows counts first, then examples, then the hints, and never a name', async () => {
    await open()
    expect(fake.requests('topic-answer-paper')).toHaveLength(0)
    await press('e')
    expect(await screen.findByText('AIが見つけた誤り 4か所')).toBeVisible()
    expect(screen.getByText('答案 3人分（AIの添削あり 3人）')).toBeVisible()
    const types = within(screen.getByRole('list', { name: 'よくある誤り' })).getAllByRole('button')
    expect(types.map(({ textContent }) => textContent)).toEqual(['1スペル3か所2人／3人中', '2時制1か所1人／3人中'])
    expect(stage()).not.toHaveTextContent('dog is big')
    await press('1')
    expect(screen.getByRole('region', { name: '「スペル」の例' })).toHaveTextContent('Teh（誤り） dog is big.')
    expect(stage()).not.toHaveTextContent(hint)
    await press('{Enter}')
    expect(screen.getByText(hint)).toBeVisible()
    expectNoNames()
    expect(within(stage()).queryByRole('link')).toBeNull()
    // another type, and a return, hide the hints again
    await press('2')
    expect(screen.getByRole('region', { name: '「時制」の例' })).toHaveTextContent('I goed（誤り） home.')
    expect(stage()).not.toHaveTextContent('goed ではなく went')
    await press('2')
    expect(screen.queryByRole('region', { name: /の例$/ })).toBeNull()
    await press('e')
    expect(await screen.findByText('Write.')).toBeVisible()
  })

  it('shows no names by the key either, and says so', async () => {
    await open()
    await openSpelling()
    await screen.findByRole('region', { name: '「スペル」の例' })
    await press('n')
    expect(await screen.findByText('生徒の文やつまずいた語といっしょに、名前は出しません')).toBeVisible()
    expectNoNames()
    expect(fake.requests('topic-score-overview-y')).toHaveLength(0)
  })

  it('disappears with the next slide and when the screen is locked', async () => {
    await open()
    await openSpelling()
    await screen.findByRole('region', { name: '「スペル」の例' })
    await press('j')
    await screen.findByRole('heading', { name: 'No.2 / 3' })
    await press('e')
    expect(screen.queryByText('AIが見つけた誤り 4か所')).toBeNull()
    await press('k')
    await screen.findByText('Write.')
    expect(screen.queryByText('AIが見つけた誤り 4か所')).toBeNull()
    await openSpelling()
    await screen.findByRole('region', { name: '「スペル」の例' })
    act(() => fake.emit('lock.changed', { generation: teacher.generation, isLocked: true, hasRunningExport: false }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '「スペル」の例' })).toBeNull())
  })

  it('leaves out the examples that the teacher hides, but counts them', async () => {
    kept = { '95': { at: 1, shown: [], hidden: [hashOf('1', 'Teh dog is big.')] } }
    await open()
    await openSpelling()
    const examples = await screen.findByRole('region', { name: '「スペル」の例' })
    expect(examples).toHaveTextContent('I saw teh（誤り） sea.')
    expect(stage()).not.toHaveTextContent('dog is big')
    expect(screen.getByText('AIが見つけた誤り 4か所')).toBeVisible()
  })

  it('shows nothing before it is known which examples the teacher hides', async () => {
    let answer: () => void = () => undefined
    fake.answer('keeps.read', ({ key }) =>
      key !== 'class-sentences'
        ? success({ value: null })
        : new Promise(resolve => {
            answer = () => resolve(success({ value: { '95': { at: 1, shown: [], hidden: [] } } }))
          }),
    )
    await open()
    await press('e')
    expect(await screen.findByText('AIが見つけた誤り 4か所')).toBeVisible()
    expect(stage()).not.toHaveTextContent('スペル')
    await act(async () => answer())
    await waitFor(() => expect(stage()).toHaveTextContent('スペル'))
  })

  it('leaves out an example that names a student of the class', async () => {
    const sent = JSON.stringify(writingPaper('1')).replaceAll('dog is big', 'dog is 髙橋')
    fake.api('topic-answer-paper', ({ student_id }) =>
      success(student_id === '1' ? (JSON.parse(sent) as ReturnType<typeof writingPaper>) : writingPaper(student_id)),
    )
    await open()
    await openSpelling()
    const region = await screen.findByRole('region', { name: '「スペル」の例' })
    expect(region).toHaveTextContent('I saw teh（誤り） sea.')
    expect(region).not.toHaveTextContent('dog is')
  })

  it('is of the class that is chosen, and reads only its papers', async () => {
    await open('&team=5')
    await press('e')
    expect(await screen.findByText('AIが見つけた誤り 1か所')).toBeVisible()
    expect(screen.getByText('答案 2人分（AIの添削あり 2人）')).toBeVisible()
    expect(fake.requests('topic-answer-paper').map(({ student_id }) => student_id)).toEqual(['2', '3'])
  })

  it('says that the papers could not be read', async () => {
    fake.api('topic-answer-paper', () => refusal(500))
    await open()
    await press('e')
    expect(await screen.findByText('答案を読み込めませんでした。')).toBeVisible()
    fake.api('topic-answer-paper', ({ student_id }) => success(writingPaper(student_id)))
    await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('AIが見つけた誤り 4か所')).toBeVisible()
  })
})

describe('よい文 in 講評', () => {
  it('shows the chosen sentences in their order, without names', async () => {
    const words = ['I play tennis with my friends.', 'I read books in the library.'] as const
    kept = { '95': { at: 1, shown: [hashOf('3', words[0]), hashOf('2', words[1])], hidden: [] } }
    await open()
    await press('w')
    const list = await screen.findByRole('list', { name: 'よい文' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(words)
    expectNoNames()
    await press('e')
    expect(await screen.findByText('AIが見つけた誤り 4か所')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'よい文' })).toBeNull()
    await press('w')
    expect(await screen.findByRole('list', { name: 'よい文' })).toBeVisible()
    expect(screen.queryByText('AIが見つけた誤り 4か所')).toBeNull()
    // No pane is left behind the one that closes.
    await press('ew')
    await press('w')
    expect(await screen.findByText('Write.')).toBeVisible()
    expect(screen.queryByText('AIが見つけた誤り 4か所')).toBeNull()
  })

  it('says where sentences are chosen', async () => {
    await open()
    await userEvent.setup().click(screen.getByRole('button', { name: /^よい文/ }))
    expect(await screen.findByText('見せる文が選ばれていません。')).toBeVisible()
    expect(screen.getByRole('link', { name: '課題ごとの「講評で見せる文」で選ぶ' })).toHaveAttribute(
      'href',
      '/admin/homework-details/501?tab=topic&topic_id=95&view=sentences',
    )
  })
})
