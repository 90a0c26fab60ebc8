/** The first script of the page asks the host for what home shows, before the program itself has loaded. */
import { expect, test } from './fixtures/test'

test('what home shows is asked for before the program has loaded, and only once', async ({ teacher, home }) => {
  const asked: string[] = []
  teacher.on('request', request => {
    if (!request.url().endsWith('/bridge')) return
    const { method, argument } = request.postDataJSON() as { method: string; argument: Record<string, string> }
    asked.push(argument.endpoint ?? argument.key ?? method)
  })
  const program = '**/assets/index-*.js'
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await teacher.route(program, async route => {
    await held
    await route.continue()
  })
  const first = [
    'app.boot',
    'my-homework-list',
    'current-month-summary',
    'new-homework-summary',
    'new-homework-list',
    'system-notice-page-list',
    'seen-papers',
  ]
  await teacher.reload({ waitUntil: 'commit' })
  await expect.poll(() => asked).toEqual(first)
  await expect(home.heading).toHaveCount(0)
  release()
  await expect(home.heading).toBeVisible()
  await expect(teacher.getByRole('main').getByRole('table').first()).toBeVisible()
  expect(first.map(name => asked.filter(each => each === name).length)).toEqual([1, 1, 1, 1, 1, 1, 1])
})
