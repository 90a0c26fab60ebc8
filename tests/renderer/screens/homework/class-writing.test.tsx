import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HomeworkDetails } from '../../../../renderer/screens/homework/HomeworkDetails'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { overviewOf, writingPaper } from '../class-writing-samples'
import { giveSize } from './fake-layout'
import { columns, homework, row } from './samples'

const writingColumn = { ...columns[0], topic_id: '95', resource_title: '英作文', view_key: 'standard-writing' }
const students = [
  row('1', '阿部 陽菜', { '95': 71 }),
  row('2', '𠮷田 大翔', { '95': 60 }, { team_id: '5', team_name: '2年B組' }),
  row('3', '髙橋 葵', { '95': 50 }, { team_id: '5', team_name: '2年B組' }),
]

let fake: FakeBridge
let keeps: Map<string, unknown>
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  keeps = new Map()
  fake = putBridge({ session: teacher })
  fake.answer('keeps.read', ({ key }) => success({ value: keeps.get(key) ?? null }))
  fake.answer('keeps.write', ({ key, value }) => {
    keeps.set(key, value)
    return success(null)
  })
  fake.api('homework-basic-info', () => success(homework()))
  fake.api('topic-score-overview-x', () => success({ items: [writingColumn, columns[1]], total: 2 } as never))
  fake.api('topic-score-overview-y', () => success({ items: students, total: students.length }))
  fake.api('one-topic-overview', () => success(overviewOf(students)))
  fake.api('topic-answer-paper', ({ student_id }) => success(writingPaper(student_id)))
})

const open = (view: string) =>
  renderScreen(<HomeworkDetails />, {
    path: '/admin/homework-details/:homeworkId',
    url: `/admin/homework-details/501?tab=topic&topic_id=95&view=${view}`,
  })
const types = () =>
  within(screen.getByRole('list', { name: 'よくある誤り' }))
    .getAllByRole('button')
    .map(button => button.textContent)
const user = userEvent.setup()

describe('よくある誤り in 課題ごと', () => {
  it('counts the errors by type, and opens the most frequent with examples and papers', async () => {
    open('scores')
    await screen.findByRole('link', { name: '阿部 陽菜の答案を開く' })
    expect(fake.requests('topic-answer-paper')).toHaveLength(0)
    await user.click(screen.getByRole('radio', { name: 'よくある誤り' }))
    expect(await screen.findByText('AIが見つけた誤り 4か所')).toBeVisible()
    expect(screen.getByText('答案 3人分（AIの添削あり 3人）')).toBeVisible()
    expect(types()).toEqual(['スペル3か所2人／3人中', '時制1か所1人／3人中'])
    const examples = within(screen.getByRole('region', { name: '「スペル」の例' }))
    expect(examples.getByText('teh ではなく the と書きます。')).toBeVisible()
    expect(examples.getAllByText(/^teh/i, { selector: 'mark' })).toHaveLength(2)
    await user.click(examples.getByRole('button', { name: '同じ誤りの文をほか1件見る' }))
    expect(examples.getAllByText(/^teh/i, { selector: 'mark' })).toHaveLength(3)
    expect(examples.getByRole('link', { name: '𠮷田 大翔の答案を開く' })).toHaveAttribute(
      'href',
      '/admin/homework-details/501?topic_id=95&student_id=2',
    )
    await user.click(screen.getByRole('button', { name: /^時制/ }))
    expect(screen.getByRole('button', { name: /^時制/ })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('region', { name: '「時制」の例' })).toHaveTextContent('I goed（誤り） home.')
  })

  it('counts one class only, and reads only its papers', async () => {
    open('errors')
    await screen.findByText('AIが見つけた誤り 4か所')
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年B組')
    expect(await screen.findByText('AIが見つけた誤り 1か所')).toBeVisible()
    expect(screen.getByText('答案 2人分（AIの添削あり 2人）')).toBeVisible()
    expect(types()).toEqual(['スペル1か所1人／2人中'])
  })

  it('says how many papers could not be read, and reads them again', async () => {
    fake.api('topic-answer-paper', ({ student_id }) =>
      student_id === '2' ? refusal(500) : success(writingPaper(student_id)),
    )
    open('errors')
    expect(await screen.findByText('答案 3人分（AIの添削あり 2人、読み込めなかった答案 1人）')).toBeVisible()
    expect(types()).toEqual(['スペル2か所1人／2人中', '時制1か所1人／2人中'])
    fake.api('topic-answer-paper', ({ student_id }) => success(writingPaper(student_id)))
    await user.click(screen.getByRole('button', { name: '読み直す' }))
    expect(await screen.findByText('答案 3人分（AIの添削あり 3人）')).toBeVisible()
    expect(fake.requests('topic-answer-paper')).toHaveLength(4)
  })

  it('says that all failed, that nobody has handed in, that AI has not checked, or that there are no errors', async () => {
    fake.api('topic-answer-paper', () => refusal(500))
    const failed = open('errors')
    expect(await screen.findByText('答案を読み込めませんでした。')).toBeVisible()
    failed.unmount()
    fake.api('one-topic-overview', () => success(overviewOf([])))
    const nobody = open('errors')
    expect(await screen.findByText('まだ答案がありません。')).toBeVisible()
    nobody.unmount()
    fake.api('one-topic-overview', () => success(overviewOf(students)))
    fake.api('topic-answer-paper', () => success(writingPaper('unchecked')))
    const unchecked = open('errors')
    expect(await screen.findByText('AIの添削がある答案は、まだありません。')).toBeVisible()
    unchecked.unmount()
    fake.api('topic-answer-paper', () => success(writingPaper('3')))
    open('errors')
    expect(await screen.findByText('AIが見つけた誤りはありません。')).toBeVisible()
  })

  it('takes an example away from 講評, by its hash only', async () => {
    open('errors')
    const region = await screen.findByRole('region', { name: '「スペル」の例' })
    const [box] = within(region).getAllByRole('checkbox', { name: '講評で見せない' })
    if (!box) throw new Error('no example')
    await user.click(box)
    expect(box).toBeChecked()
    await waitFor(() =>
      expect(keeps.get('class-sentences')).toEqual({
        '95': { at: expect.any(Number) as number, shown: [], hidden: [expect.stringMatching(/^[0-9a-f]{16}$/)] },
      }),
    )
    expect(types()[0]).toBe('スペル3か所2人／3人中')
  })

  it('takes no more than a hundred examples away from 講評', async () => {
    const hidden = Array.from({ length: 100 }, (_, at) => at.toString(16).padStart(16, '0'))
    keeps.set('class-sentences', { '95': { at: 1, shown: [], hidden: hidden.slice(1) } })
    open('errors')
    const region = await screen.findByRole('region', { name: '「スペル」の例' })
    const [one, other] = within(region).getAllByRole('checkbox', { name: '講評で見せない' })
    if (!one || !other) throw new Error('no examples')
    await user.click(one)
    expect(one).toBeChecked()
    expect(one).toBeEnabled()
    expect(other).toBeDisabled()
  })

  it('leaves out of 講評 what may name a person, and shows no names itself', async () => {
    const named = writingPaper('1')
    const withName = JSON.parse(JSON.stringify(named).replaceAll('dog is big', 'dog is 𠮷田')) as typeof named
    fake.api('topic-answer-paper', ({ student_id }) =>
      success(student_id === '1' ? withName : writingPaper(student_id)),
    )
    open('errors')
    const region = await screen.findByRole('region', { name: '「スペル」の例' })
    expect(within(region).getByRole('checkbox', { name: '名前があるため見せない' })).toBeDisabled()
    expect(
      within(region)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toContain('答案')
    expect(within(region).queryByText(/阿部/)).toBeNull()
  })

  it('is offered for writing only', async () => {
    renderScreen(<HomeworkDetails />, {
      path: '/admin/homework-details/:homeworkId',
      url: '/admin/homework-details/501?tab=topic&topic_id=92&view=errors',
    })
    await screen.findByRole('link', { name: '阿部 陽菜の答案を開く' })
    expect(screen.queryByRole('radio', { name: 'よくある誤り' })).toBeNull()
  })
})

describe('講評で見せる文', () => {
  const chosen = () => screen.getByRole('region', { name: '選んだ文' })

  it('proposes good sentences, finds others, and shows the chosen ones', async () => {
    open('sentences')
    expect(await screen.findByText('選んだ文 0件')).toBeVisible()
    expect(screen.getByText('2件')).toBeVisible()
    const add = screen.getByRole('button', { name: '「I play tennis with my friends.」を講評で見せる' })
    await user.click(add)
    expect(screen.getByText('選んだ文 1件')).toBeVisible()
    expect(add).toHaveFocus()
    expect(add).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByText('すべての文'))
    await user.type(screen.getByRole('textbox', { name: '文をさがす' }), 'ＧＯＥＤ')
    await user.click(await screen.findByRole('button', { name: '「I goed home.」を講評で見せる' }))
    expect(
      within(chosen())
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['I play tennis with my friends.答案外す', 'I goed home.答案外す'])
    await waitFor(() => expect(JSON.stringify(keeps.get('class-sentences'))).not.toMatch(/tennis|goed|阿部/))
  })

  it('takes a sentence out, and brings it back to its place', async () => {
    open('sentences')
    await user.click(await screen.findByRole('button', { name: '「I play tennis with my friends.」を講評で見せる' }))
    await user.click(screen.getByRole('button', { name: '「I read books in the library.」を講評で見せる' }))
    await user.click(screen.getByRole('button', { name: '「I play tennis with my friends.」を外す' }))
    expect(within(chosen()).getAllByRole('listitem')).toHaveLength(1)
    expect(within(chosen()).getByRole('status')).toHaveTextContent('「I play tennis with my friends.」を外しました。')
    await user.click(within(chosen()).getByRole('button', { name: '元に戻す' }))
    expect(within(chosen()).getAllByRole('listitem')[0]).toHaveTextContent('I play tennis with my friends.')
  })

  it('takes no sentence beyond thirty, but lets go of any', async () => {
    const shown = Array.from({ length: 30 }, (_, at) => at.toString(16).padStart(16, '0'))
    keeps.set('class-sentences', { '95': { at: 1, shown, hidden: [] } })
    open('sentences')
    const add = await screen.findByRole('button', { name: '「I play tennis with my friends.」を講評で見せる' })
    expect(screen.getByText('選んだ文 30件')).toBeVisible()
    expect(add).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '選択から外す' }))
    expect(add).toBeEnabled()
    await user.click(add)
    expect(add).toHaveAttribute('aria-pressed', 'true')
    expect(add).toBeEnabled()
  })

  it('says that chosen sentences were rewritten, or are of another class', async () => {
    keeps.set('class-sentences', { '95': { at: 1, shown: ['0123456789abcdef'], hidden: [] } })
    open('sentences')
    expect(await screen.findByText('書き直された文が1件あります。講評には出ません。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '選択から外す' }))
    await waitFor(() => expect(keeps.get('class-sentences')).toEqual({}))
    expect(screen.getByText('選んだ文 0件')).toBeVisible()
    await user.click(within(chosen()).getByRole('button', { name: '元に戻す' }))
    expect(screen.getByText('選んだ文 1件')).toBeVisible()
    await waitFor(() => expect(keeps.get('class-sentences')).toMatchObject({ '95': { shown: ['0123456789abcdef'] } }))
  })

  it('keeps the choice while a paper cannot be read, and counts the papers', async () => {
    keeps.set('class-sentences', { '95': { at: 1, shown: ['0123456789abcdef'], hidden: [] } })
    fake.api('topic-answer-paper', ({ student_id }) =>
      student_id === '2' ? refusal(500) : success(writingPaper(student_id)),
    )
    open('sentences')
    expect(await screen.findByText('いま読み込めていない文が1件あります。答案を読み直すと出ます。')).toBeVisible()
    expect(screen.getByText('答案 3人分（AIの添削あり 2人、読み込めなかった答案 1人）')).toBeVisible()
    expect(screen.queryByRole('button', { name: '選択から外す' })).toBeNull()
  })

  it('lists a sentence of several students once, without a name', async () => {
    fake.api('topic-answer-paper', ({ student_id }) => success(writingPaper(student_id === '2' ? '3' : student_id)))
    open('sentences')
    const row = (await screen.findByText('I play tennis with my friends.')).closest('tr') ?? document.body
    expect(row).toHaveTextContent('答案 ほか1人')
    expect(screen.getByText('1件')).toBeVisible()
    expect(screen.queryByText(/髙橋|𠮷田/)).toBeNull()
  })
})
