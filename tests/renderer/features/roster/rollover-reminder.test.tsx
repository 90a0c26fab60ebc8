import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RolloverReminder } from '../../../../renderer/features/roster/RolloverReminder'
import { success } from '../../../../shared/contract/result'
import { teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const planned = /^2027年4月1日に、年次更新を予定しています。$/
const isToday = /^年次更新の日（2027年4月1日）になりました。まだ切りかえていません。$/

/** Two reminders: as on the home page, and as on the page of the classes, which says it before the day too. */
function show(isDue: boolean) {
  putBridge({ session: teacher }).answer('roster.due', () => success({ due: { day: '2027-04-01', isDue } }))
  renderScreen(
    <>
      <section aria-label="home">
        <RolloverReminder />
      </section>
      <section aria-label="classes">
        <RolloverReminder isEarly />
      </section>
      <p>end</p>
    </>,
  )
}

it('of 年次更新 is on the page of the classes before its day', async () => {
  show(false)
  expect(await screen.findByText(planned)).toBeVisible()
  expect(screen.getAllByRole('status').map(each => each.closest('section')?.ariaLabel)).toEqual(['classes'])
})

it('of 年次更新 is on the home page too when the day has come, with a way there', async () => {
  show(true)
  expect(await screen.findAllByText(isToday)).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: '年次更新を開く' })[0]).toHaveAttribute('href', '/admin/grades/rollover')
})
