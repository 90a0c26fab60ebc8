import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ReactElement, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JobHost } from '../../../../renderer/app/JobHost'
import { pdfFiles } from '../../../../renderer/features/reports/sheet/pdf-files'
import type { Report } from '../../../../renderer/features/reports/sheet/ScoreSheet'
import { useSheetJob } from '../../../../renderer/features/reports/sheet/use-sheet-job'
import { StudentReport } from '../../../../renderer/screens/student-report/StudentReport'
import { usePrintHead } from '../../../../renderer/ui/use-print-head'
import { failure, success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { answerHome } from '../../app/home-answers'
import { putBridge, renderApp, renderScreen } from '../../render'

const student = (student_id: string, nickname: string) => ({
  student_id,
  number: `0${student_id}`,
  nickname,
  team_id: '3',
  team_name: '2年A組',
  grade_name: '2年',
  class_name: 'A組',
})
const report: Report = {
  student_id: '1',
  number: '01',
  nickname: '青木',
  team_id: '3',
  team_name: '2年A組',
  homework_count: 4,
  submitted_count: 3,
  submit_percent: 75,
  exercise_count: 1200,
  average_score: 71.25,
  best_score: 98,
  study_seconds: 11_520,
  record_duration: 59,
  integral: 812,
  team_average_score: undefined,
  families: [{ family: 'reading', exercise_count: 12, average_score: 80, team_average_score: 70.4 }],
  items: [
    {
      homework_id: '501',
      title: 'Unit 5 週末の音読',
      homework_type: 1,
      start_time: '2026-11-16 08:00:00',
      end_time: '2026-11-22 23:59:59',
      topic_count: 6,
      submit_status: 1,
      completed_count: 3,
      average_score: undefined,
      team_average_score: 68,
    },
  ],
  total: 1,
}

const teams = {
  items: [{ id: '3', name: '2年A組', allow_join: 1, sort: 1, student_count: 2, hidden: 0 }],
  total: 1,
}

/** A promise that the test fulfils. */
function answerLater() {
  let resolve = () => {}
  const promise = new Promise<void>(fulfil => {
    resolve = fulfil
  })
  return { promise, resolve: () => resolve() }
}

let fake: FakeBridge
const argumentsOf = (method: string) => fake.calls.filter(call => call.method === method).map(call => call.argument)
const print = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 8, 30) })
  vi.stubGlobal('print', print)
  print.mockClear()
  fake = putBridge({ session: teacher })
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
  fake.answer('downloads.start', () => success({ id: 'd1' }))
  fake.api('team-rows', () => success(teams))
  fake.api('student-list-by-team', () => success({ items: [student('1', '青木'), student('2', '𠮷田')], total: 2 }))
  // each student has other figures: 1,001 exercises, 1,002 …
  fake.api('get-student-rpt', ({ student_id }) =>
    success({ ...report, student_id, exercise_count: 1000 + Number(student_id) }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (page = <StudentReport />) => renderScreen(<JobHost>{page}</JobHost>)

async function withClass(page?: ReactElement) {
  const user = userEvent.setup()
  open(page)
  await screen.findByRole('option', { name: '2年A組' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
  const sheet = await screen.findByRole('article', { name: '青木' })
  return { user, sheet }
}

describe('the individual score sheet', () => {
  it('says what to do first, with disabled buttons', async () => {
    open()
    expect(await screen.findByText('クラスを選ぶと、ここに成績表の見本が出ます')).toBeVisible()
    expect(screen.getByRole('button', { name: 'クラスを選ぶと印刷できます' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'クラスを選ぶとExcelで保存できます' })).toBeDisabled()
    expect(screen.queryByText(/0人分/)).toBeNull()
  })

  it('offers to read classes again that could not be read, and asks for nothing impossible', async () => {
    const user = userEvent.setup()
    fake.api('team-rows', () => failure('status', '見られません'))
    open()
    const failed = await screen.findByRole('alert')
    expect(failed).toHaveTextContent('クラスを読み込めませんでした。')
    expect(screen.queryByRole('combobox', { name: 'クラス' })).toBeNull()
    expect(screen.getByRole('button', { name: '印刷する' })).toBeDisabled()
    expect(screen.queryByText(/クラスを選ぶと/)).toBeNull()
    fake.api('team-rows', () => success(teams))
    await user.click(within(failed).getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('option', { name: '2年A組' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'クラスを選ぶと印刷できます' })).toBeDisabled()
  })

  it('begins with the class that was chosen last in any place, before a logout', async () => {
    fake.answer('keeps.read', () => success({ value: { unsubmitted: '3', last: '3' } }))
    open()
    await waitFor(() => expect(fake.requests('student-list-by-team')).toEqual([{ team_id: '3' }]))
    expect(screen.getByRole('combobox', { name: 'クラス' })).toHaveDisplayValue('2年A組')
  })

  it('shows the values of the month, and a dash for missing values', async () => {
    const { sheet } = await withClass()
    expect(fake.requests('get-student-rpt')).toEqual([
      { student_id: '1', start_time: '2026-11-01', end_time: '2026-11-30' },
    ])
    for (const value of ['2026年11月1日 〜 2026年11月30日', '3/4件', '75.0%', '71.3', '1,001回', '3時間12分', '1分'])
      expect(within(sheet).getByText(value)).toBeVisible()
    const line = within(within(sheet).getByRole('table', { name: '宿題ごとの成績' })).getAllByRole('row')[1]
    expect(line).toHaveTextContent('Unit 5 週末の音読11/22（日）23:59学習中3/6―68.0')
    expect(within(sheet).getByRole('row', { name: '音読 12回 80.0 70.4' })).toBeVisible()
  })

  it('orders the homework by deadline, whatever the order of the answer', async () => {
    const [item] = report.items
    const items = [
      { title: '三', end_time: '2026-11-29 23:59:59' },
      { title: '期限なし', end_time: '' },
      { title: '二', end_time: '2026-11-22 23:59:59' },
      { title: '一', end_time: '2026-10-31 23:59:59' },
    ].map((change, at) => ({ ...defined(item), homework_id: String(at), ...change }))
    fake.api('get-student-rpt', ({ student_id }) => success({ ...report, student_id, items, total: 4 }))
    const { sheet } = await withClass()
    const table = within(within(sheet).getByRole('table', { name: '宿題ごとの成績' }))
    expect(table.getAllByRole('rowheader').map(cell => cell.textContent)).toEqual(['一', '二', '三', '期限なし'])
  })

  it('has the school’s name and fields to write in, and leaves out what the teacher does not want', async () => {
    const { user, sheet } = await withClass()
    expect(within(sheet).getByText('さくら中学校')).toBeVisible()
    expect(within(sheet).getByRole('region', { name: '所見' })).toBeVisible()
    expect(within(sheet).getByRole('region', { name: '保護者から' })).toHaveTextContent('確認印')
    for (const name of ['学校名', '所見の欄', '保護者の欄']) await user.click(screen.getByRole('checkbox', { name }))
    expect(within(sheet).queryByText('さくら中学校')).toBeNull()
    for (const name of ['所見', '保護者から']) expect(within(sheet).queryByRole('region', { name })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: '所見の欄' }))
    expect(within(sheet).getByRole('region', { name: '所見' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '2人分を印刷する' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    const printed = screen.getAllByRole('article', { hidden: true }).slice(1)
    expect(printed.map(each => each.querySelectorAll('section[aria-label="所見"]').length)).toEqual([1, 1])
    expect(printed.map(each => each.textContent?.includes('さくら中学校'))).toEqual([false, false])
  })

  it('prints no page numbers of the whole job, because each student gets one sheet', async () => {
    const { unmount } = open()
    await screen.findByRole('option', { name: '2年A組' })
    const foot = () => document.documentElement.style.getPropertyValue('--hm-print-foot')
    window.dispatchEvent(new Event('beforeprint'))
    expect(foot()).toBe('""')
    unmount()
    expect(foot()).toBe('')
  })

  it('goes from student to student by key, and skips students who are not chosen', async () => {
    const { user, sheet } = await withClass()
    await user.click(sheet)
    await user.keyboard('{Shift>}J{/Shift}')
    expect(await screen.findByRole('article', { name: '𠮷田' })).toBeVisible()
    // She is the last one.
    await user.keyboard('{Shift>}J{/Shift}')
    expect(screen.getByRole('article', { name: '𠮷田' })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: '02 𠮷田' }))
    expect(await screen.findByRole('article', { name: '青木' })).toBeVisible()
    expect(screen.getByText('選択 1人／2人中')).toBeVisible()
    expect(screen.getByRole('button', { name: '1人分を印刷する' })).toBeEnabled()
  })

  it('starts an export of the chosen students and dates', async () => {
    const { user } = await withClass()
    await user.click(screen.getByText('先月'))
    await user.click(screen.getByRole('button', { name: '2人分をExcelで保存する' }))
    await waitFor(() =>
      expect(fake.calls.find(call => call.method === 'downloads.start')?.argument).toEqual({
        kind: 'export-student-study-report',
        request: { student_ids: '1,2', start_time: '2026-10-01', end_time: '2026-10-31' },
      }),
    )
  })

  it('shows the fault of own dates, and sends no request', async () => {
    const { user } = await withClass()
    await user.clear(screen.getByLabelText('開始日'))
    await user.type(screen.getByLabelText('開始日'), '2026/12/24{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('終了日は、開始日と同じか後の日にしてください。')
    expect(screen.getByRole('button', { name: '期間を直すと印刷できます' })).toBeDisabled()
    expect(fake.requests('get-student-rpt')).toHaveLength(1)
  })

  it('prints a sheet per student once all reports are loaded', async () => {
    const { user } = await withClass()
    await user.click(screen.getByRole('button', { name: '2人分を印刷する' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(screen.getAllByRole('article', { hidden: true }).map(sheet => sheet.getAttribute('aria-label'))).toEqual([
      '青木',
      '青木',
      '𠮷田',
    ])
    act(() => void window.dispatchEvent(new Event('afterprint')))
    await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1))
  })

  it('prints nothing if a report failed to load, says so, and loads it again', async () => {
    fake.api('get-student-rpt', ({ student_id }) =>
      student_id === '2' ? failure('status', '見られません') : success({ ...report, student_id }),
    )
    const { user } = await withClass()
    await user.click(screen.getByRole('button', { name: '2人分を印刷する' }))
    expect(await screen.findByText('1人分を読み込めませんでした。')).toBeVisible()
    expect(print).not.toHaveBeenCalled()
    fake.api('get-student-rpt', ({ student_id }) => success({ ...report, student_id }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  })
})

describe('saving as PDF', () => {
  const file_id = '8b4f1b0e-2d3f-4a63-9a0b-0d1c2e3f4a5b'
  const save = async (item: string, page?: ReactElement) => {
    const { user } = await withClass(page)
    await user.click(screen.getByRole('button', { name: 'PDFで保存する' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    return user
  }
  /** The files that main prints, as documents. */
  const files = async () => {
    await waitFor(() => expect(argumentsOf('downloads.holdPages')).toHaveLength(1))
    const [held] = argumentsOf('downloads.holdPages') as { files: { name: string; html: string }[] }[]
    return (held?.files ?? []).map(({ name, html }) => {
      const made = new DOMParser().parseFromString(html, 'text/html')
      return {
        name,
        sheets: [...made.querySelectorAll('article')].map(sheet => sheet.getAttribute('aria-label')),
        figures: made.body.textContent?.match(/1,00\d回/g),
        made,
      }
    })
  }

  it('hands over all sheets in one document with the styles and the header of the page', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="./assets/a.css"><style>p{}</style>')
    fake.answer('downloads.holdPages', () => success({ file_id }))
    fake.answer('downloads.start', () => success({ id: 'e1' }))
    await save('2人分を1つのPDFにまとめる')
    const [file, ...others] = await files()
    expect(others).toEqual([])
    expect(file).toMatchObject({ name: '2年A組', sheets: ['青木', '𠮷田'] })
    expect(file?.made.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/assets/a.css')
    expect([...(file?.made.querySelectorAll('style') ?? [])].map(({ textContent }) => textContent)).toContain('p{}')
    expect(file?.made.documentElement.getAttribute('style')).toContain('--hm-print-head: "2年A組　個人成績表')
    expect(defined(file).made.querySelector('script')).toBeNull()
    await waitFor(() =>
      expect(argumentsOf('downloads.start')).toEqual([{ kind: 'student-report-pdf', request: { file_id } }]),
    )
    await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1))
  })

  it('says on each sheet of which time its figures are, also those of an offline copy', async () => {
    fake.api('get-student-rpt', ({ student_id }) =>
      student_id === '2'
        ? { ...success({ ...report, student_id }), copiedAt: fromJst(2026, 11, 20, 18, 0) }
        : success({ ...report, student_id }),
    )
    fake.answer('downloads.holdPages', () => success({ file_id }))
    await save('2人分を1つのPDFにまとめる')
    const [file] = await files()
    expect(
      [...(file?.made.querySelectorAll('article') ?? [])].map(sheet => sheet.textContent?.match(/\S+ \S+ 時点/)?.[0]),
    ).toEqual([expect.stringContaining('11月23日 8:30 時点'), expect.stringContaining('11月20日 18:00 時点')])
  })

  it('writes names as texts, also one that looks like HTML', () => {
    document.documentElement.setAttribute('data-name', '"><i>')
    const [file] = pdfFiles({ title: '</title><b>2年A組', head: '', students: [], isEach: false, sheets: [] })
    document.documentElement.removeAttribute('data-name')
    const made = new DOMParser().parseFromString(file?.html ?? '', 'text/html')
    expect(made.title).toBe('</title><b>2年A組')
    expect(made.documentElement.getAttribute('data-name')).toBe('"><i>')
    expect(made.querySelector('b, i')).toBeNull()
  })

  it('hands over a document for each student, with number and name', async () => {
    fake.answer('downloads.holdPages', () => success({ file_id }))
    fake.answer('downloads.start', () => success({ id: 'e1' }))
    await save('生徒ごとのPDFに分ける（2個をZIPで保存）')
    expect(await files()).toMatchObject([
      { name: '01_青木', sheets: ['青木'], figures: ['1,001回'] },
      { name: '02_𠮷田', sheets: ['𠮷田'], figures: ['1,002回'] },
    ])
  })

  it('names the file of a single student by number and name', async () => {
    fake.answer('downloads.holdPages', () => success({ file_id }))
    const { user } = await withClass()
    await user.click(screen.getByRole('checkbox', { name: '01 青木' }))
    await user.click(screen.getByRole('button', { name: 'PDFで保存する' }))
    expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual(['1人分をPDFで保存する'])
    await user.click(screen.getByRole('menuitem'))
    expect(await files()).toMatchObject([{ name: '02_𠮷田', sheets: ['𠮷田'], figures: ['1,002回'] }])
  })

  it('makes the sheets of the class and period of its beginning, whatever is chosen while they load', async () => {
    const second = answerLater()
    fake.api('team-rows', () =>
      success({ items: [...teams.items, { ...defined(teams.items[0]), id: '4', name: '2年B組', sort: 2 }], total: 2 }),
    )
    fake.api('student-list-by-team', ({ team_id }) =>
      success(
        team_id === '3'
          ? { items: [student('1', '青木'), student('2', '𠮷田')], total: 2 }
          : { items: [{ ...student('5', '江口'), team_id: '4', team_name: '2年B組' }], total: 1 },
      ),
    )
    fake.api('get-student-rpt', async ({ student_id }) => {
      if (student_id === '2') await second.promise
      return success({ ...report, student_id, exercise_count: 1000 + Number(student_id) })
    })
    fake.answer('downloads.holdPages', () => success({ file_id }))
    const user = await save('2人分を1つのPDFにまとめる')
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年B組')
    await screen.findByRole('article', { name: '江口' })
    await user.click(screen.getByText('先月'))
    await user.click(screen.getByRole('checkbox', { name: '所見の欄' }))
    expect(screen.getByText('成績を読み込んでいます（1人／2人中）。')).toBeVisible()
    second.resolve()
    const [file] = await files()
    expect(file).toMatchObject({ name: '2年A組', sheets: ['青木', '𠮷田'], figures: ['1,001回', '1,002回'] })
    expect(file?.made.documentElement.getAttribute('style')).toContain(
      '--hm-print-head: "2年A組　個人成績表　2026年11月1日〜2026年11月30日"',
    )
    expect(file?.made.querySelectorAll('section[aria-label="所見"]')).toHaveLength(2)
    expect(defined(file).made.body.textContent).not.toContain('2026年10月1日')
    expect(argumentsOf('downloads.holdPages')).toMatchObject([{ title: '2年A組' }])
  })

  it('begins no export after a cancel, and a job that ends late does not end the next one', async () => {
    const holding = [answerLater(), answerLater()]
    let at = 0
    fake.answer('downloads.holdPages', async () => {
      await holding[at++]?.promise
      return success({ file_id })
    })
    const user = await save('2人分を1つのPDFにまとめる')
    await user.click(await screen.findByRole('button', { name: 'やめる' }))
    await user.click(screen.getByRole('button', { name: 'PDFで保存する' }))
    await user.click(await screen.findByRole('menuitem', { name: '生徒ごとのPDFに分ける（2個をZIPで保存）' }))
    await waitFor(() => expect(argumentsOf('downloads.holdPages')).toHaveLength(2))
    holding[0]?.resolve()
    await user.click(screen.getByRole('button', { name: '2人分を印刷する' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(argumentsOf('downloads.start')).toEqual([])
    holding[1]?.resolve()
    await waitFor(() => expect(argumentsOf('downloads.start')).toHaveLength(1))
    await act(async () => undefined)
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(3)
  })

  it('stays when main refuses to begin, and begins again without reading anything again', async () => {
    fake.answer('downloads.holdPages', () => success({ file_id }))
    fake.answer('downloads.start', () => failure('status', '出力が多すぎます。'))
    const user = await save('2人分を1つのPDFにまとめる')
    expect(await screen.findByText(/保存を始められませんでした。/)).toBeVisible()
    const asked = fake.requests('get-student-rpt').length
    fake.answer('downloads.start', () => success({ id: 'e1' }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    await waitFor(() => expect(screen.queryByText(/保存を始められませんでした。/)).toBeNull())
    await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1))
    expect([argumentsOf('downloads.start').length, argumentsOf('downloads.holdPages').length]).toEqual([2, 1])
    expect(fake.requests('get-student-rpt')).toHaveLength(asked)
  })

  it('is a job of its own on each page, and gives its header to no page', async () => {
    const loading = answerLater()
    fake.api('get-student-rpt', async ({ student_id }) => {
      if (student_id === '2') await loading.promise
      return success({ ...report, student_id })
    })
    fake.answer('downloads.holdPages', () => failure('status', 'PDFを作れるブラウザーがありません。'))
    const sheet = {
      title: '江口',
      students: [{ ...student('5', '江口'), team_name: '2年B組' }],
      period: { from: '2026-11-01', to: '2026-11-30' },
      parts: [],
      head: '江口　個人成績表',
    }
    const Other = () => {
      const { begin } = useSheetJob()
      usePrintHead('ほかの画面')
      return (
        <button type="button" onClick={() => begin('pdf', sheet)}>
          江口のPDF
        </button>
      )
    }
    const Pages = () => {
      const [isShown, setShown] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setShown(false)}>
            ほかの画面
          </button>
          <Activity mode={isShown ? 'visible' : 'hidden'}>
            <StudentReport />
          </Activity>
          {!isShown && <Other />}
        </>
      )
    }
    const user = await save('2人分を1つのPDFにまとめる', <Pages />)
    await user.click(screen.getByRole('button', { name: 'ほかの画面' }))
    const press = screen.getByRole('button', { name: '江口のPDF' })
    await user.dblClick(press)
    expect(await screen.findAllByRole('status')).toHaveLength(2)
    expect(screen.getByText('成績を読み込んでいます（1人／2人中）。')).toBeVisible()
    loading.resolve()
    await waitFor(() => expect(screen.getAllByRole('button', { name: '印刷の画面を開く' })).toHaveLength(2))
    const held = argumentsOf('downloads.holdPages') as { title: string; files: { html: string }[] }[]
    expect(held.map(({ title }) => title)).toEqual(['江口', '2年A組'])
    const styles = held.map(({ files: [file] }) =>
      new DOMParser().parseFromString(file?.html ?? '', 'text/html').documentElement.getAttribute('style'),
    )
    expect(styles[0]).toMatch(/--hm-print-head: "江口　個人成績表".*--hm-print-foot: ""/)
    expect(styles[1]).toMatch(/--hm-print-head: "2年A組　個人成績表.*--hm-print-foot: ""/)
    window.dispatchEvent(new Event('beforeprint'))
    const { style } = document.documentElement
    expect(style.getPropertyValue('--hm-print-head')).toBe('"ほかの画面"')
    expect(style.getPropertyValue('--hm-print-foot')).toBe('')
    await user.click(defined(screen.getAllByRole('button', { name: 'やめる' })[0]))
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })

  it('goes on over a page without the menu, and is hidden by the lock', async () => {
    const loading = answerLater()
    fake.api('get-student-rpt', async ({ student_id }) => {
      if (student_id === '2') await loading.promise
      return success({ ...report, student_id })
    })
    fake.answer('downloads.holdPages', () => success({ file_id }))
    answerHome(fake)
    const user = userEvent.setup()
    renderApp('/admin/homework/student-report')
    await screen.findByRole('option', { name: '2年A組' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
    await screen.findByRole('article', { name: '青木' })
    await user.click(screen.getByRole('button', { name: 'PDFで保存する' }))
    await user.click(await screen.findByRole('menuitem', { name: '2人分を1つのPDFにまとめる' }))
    const loaded = await screen.findByText('成績を読み込んでいます（1人／2人中）。')
    act(() => void window.location.assign('#/studentmanual'))
    expect(await screen.findByRole('heading', { name: '英語の宿題　結果の見かた' })).toBeVisible()
    expect(loaded).toBeVisible()
    const lock = { generation: 1, isLocked: true, hasRunningExport: false }
    act(() => fake.emit('lock.changed', lock))
    await waitFor(() => expect(loaded).not.toBeVisible())
    act(() => fake.emit('lock.changed', { ...lock, isLocked: false }))
    await waitFor(() => expect(loaded).toBeVisible())
    loading.resolve()
    await waitFor(() => expect(argumentsOf('downloads.start')).toHaveLength(1))
  })

  /** The page in the layout: another page hides it, and the lock hides both. */
  const Layout = () => {
    const [isShown, setShown] = useState(true)
    const [isLocked, setLocked] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setShown(!isShown)}>
          ほかの画面
        </button>
        <button type="button" onClick={() => setLocked(!isLocked)}>
          ロック
        </button>
        <Activity mode={isLocked ? 'hidden' : 'visible'}>
          <JobHost>
            <Activity mode={isShown ? 'visible' : 'hidden'}>
              <StudentReport />
            </Activity>
          </JobHost>
        </Activity>
      </>
    )
  }

  it('goes on while the teacher opens another page, and is one export after a lock', async () => {
    const [second, holding] = [answerLater(), answerLater()]
    fake.api('get-student-rpt', async ({ student_id }) => {
      if (student_id === '2') await second.promise
      return success({ ...report, student_id })
    })
    fake.answer('downloads.holdPages', async () => {
      await holding.promise
      return success({ file_id })
    })
    const user = await save('2人分を1つのPDFにまとめる', <Layout />)
    await user.click(screen.getByRole('button', { name: 'ほかの画面' }))
    expect(screen.getByText('成績を読み込んでいます（1人／2人中）。')).toBeVisible()
    second.resolve()
    await waitFor(() => expect(argumentsOf('downloads.holdPages')).toHaveLength(1))
    expect(screen.getByText('PDFを作る準備をしています')).toBeVisible()
    for (const name of ['ロック', 'ロック', 'ほかの画面']) await user.click(screen.getByRole('button', { name }))
    holding.resolve()
    await waitFor(() => expect(argumentsOf('downloads.start')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('PDFを作る準備をしています')).toBeNull())
    expect(argumentsOf('downloads.holdPages')).toHaveLength(1)
  })

  it('offers the print dialog where no browser can print, with all sheets', async () => {
    fake.answer('downloads.holdPages', () => failure('status', 'PDFを作れるブラウザーがありません。'))
    const user = await save('2人分を1つのPDFにまとめる')
    expect(
      await screen.findByText(/PDFを作れるブラウザーがありません。印刷の画面で「PDFに保存」を選ぶと/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: '印刷の画面を開く' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(3)
    expect(argumentsOf('downloads.start')).toEqual([])
  })
})

describe('the choice of students', () => {
  it('is limited to a hundred score sheets', async () => {
    const many = Array.from({ length: 101 }, (_, at) => student(String(at + 1), at === 0 ? '青木' : `生徒${at}`))
    fake.api('student-list-by-team', () => success({ items: many, total: 101 }))
    const { user } = await withClass()
    expect(screen.getByText('一度に作れるのは100人までです。生徒をしぼってください。')).toBeVisible()
    expect(screen.getByRole('button', { name: '101人分をExcelで保存する' })).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: '02 生徒1' }))
    expect(screen.getByRole('button', { name: '100人分をExcelで保存する' })).toBeEnabled()
  })

  it('is the whole class again after another class is chosen', async () => {
    const { user } = await withClass()
    await user.click(screen.getByRole('checkbox', { name: '02 𠮷田' }))
    expect(screen.getByRole('button', { name: '1人分をExcelで保存する' })).toBeEnabled()
    const team = screen.getByRole('combobox', { name: 'クラス' })
    await user.selectOptions(team, 'クラスを選んでください')
    await user.selectOptions(team, '2年A組')
    expect(await screen.findByRole('button', { name: '2人分をExcelで保存する' })).toBeEnabled()
  })

  it('is nobody after the last student is left out: the buttons say so, and are disabled', async () => {
    const { user } = await withClass()
    for (const box of screen.getAllByRole('checkbox', { name: /^\d+ /, checked: true })) await user.click(box)
    expect(screen.queryAllByRole('checkbox', { name: /^\d+ /, checked: true })).toEqual([])
    expect(screen.getByRole('button', { name: '生徒を選ぶと印刷できます' })).toBeDisabled()
    expect(screen.getByRole('button', { name: '生徒を選ぶとExcelで保存できます' })).toBeDisabled()
  })
})
