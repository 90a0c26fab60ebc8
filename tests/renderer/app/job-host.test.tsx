/** Jobs beside the pages: one that fails takes no page and no other job with it. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { JobHost } from '../../../renderer/app/JobHost'
import { useJobHost } from '../../../renderer/ui/job-host'
import { teacher } from '../../fakes/bridge'
import { putBridge, renderScreen } from '../render'

const FailingJob = () => {
  throw new Error('a value that nobody expected')
}

it('ends a job that failed at やめる, beside the page and the other jobs', async () => {
  // React also logs an error that a boundary catches.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  putBridge({ session: teacher })
  const Page = () => {
    const host = useJobHost()
    const begin = () => {
      host.begin(<p key="good">保存しています</p>)
      host.begin(<FailingJob key="bad" />)
    }
    return (
      <button type="button" onClick={begin}>
        始める
      </button>
    )
  }
  renderScreen(
    <JobHost>
      <Page />
    </JobHost>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '始める' }))
  expect(screen.getByRole('status')).toHaveTextContent('保存を続けられませんでした。')
  expect(screen.queryByRole('heading')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'やめる' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('保存しています')).toBeVisible()
  log.mockRestore()
})
