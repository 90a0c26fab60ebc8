import { HomeworkListPage } from '../../e2e/page-models/homework-list.page'
import { Shell } from '../../e2e/page-models/shell.page'
import { type Measure, middle, times, worst } from '../measure'
import type { Tab } from '../page'
import { startSchool } from '../processes'
import { startEmpty, startProduct } from '../program-start'
import { stepThroughPapers } from '../student-steps'
import { openTeacherTab } from '../teacher-tab'

/** The main thread of the page is as many times slower; the host and the rest of Chromium run at full speed. */
const rate = 4

const steps = 20

const slowDown = ({ chrome }: Pick<Tab, 'chrome'>) => chrome.send('Emulation.setCPUThrottlingRate', { rate })

export const slowPc: Measure = {
  name: 'slow-pc',
  title: `a page with a processor ${rate} times slower: the start, and the next student’s paper`,
  idle: 1,
  runs: 3,
  async open({ folder, browser, quick }) {
    const school = await startSchool(`${folder}/start`, 'small')
    const tab = await openTeacherTab(`${folder}/papers`, await browser())
    await new Shell(tab.page).go('宿題一覧')
    await new HomeworkListPage(tab.page).openEnded()
    const homework = tab.page.url()
    await slowDown(tab)
    return {
      sides: {
        home: () => startProduct(`${folder}/start`, school, slowDown),
        empty: startEmpty,
        next: () => stepThroughPapers(tab.page, homework, quick ? 3 : steps),
      },
      async close() {
        await tab.close()
        await school.stop()
      },
    }
  },
  figures: [
    { label: 'page opens until home is usable', unit: 'ms', value: middle('home', 'page') },
    { label: '… of the empty app at full speed', unit: 'ms', value: middle('empty', 'page') },
    { label: 'ratio', unit: '×', value: times('home', 'empty', 'page'), most: 3 },
    { label: 'the next student’s paper, p50', unit: 'ms', value: middle('next', 'p50') },
    { label: 'the next student’s paper, p95', unit: 'ms', value: middle('next', 'p95'), most: 100 },
    { label: '… longest of all runs', unit: 'ms', value: worst('next', 'longest') },
  ],
}
