/** Without a configured server the program uses its own sample school, and says so (DESIGN §3, §8). */
import path from 'node:path'
import { startProgram } from './fixtures/program'
import { expect, test } from './fixtures/test'

test('the login page lists the accounts, and the banner stays visible', async ({
  page,
  folder,
  login,
  home,
  list,
  shell,
}) => {
  const profile = path.join(folder, 'sample')
  const program = await startProgram('serve.js', ['--port', '0', '--profile', profile], {
    HANAMARU_SAMPLE_SIZE: 'small',
  })
  try {
    await login.open(program.address)
    await expect(page.getByText('サンプル校')).toBeVisible()
    await page.getByRole('button', { name: /guest@sample\.school/ }).click()
    await expect(login.id).toHaveValue('guest@sample.school')
    await login.button.click()
    await expect(home.heading).toBeVisible()
    await expect(page.getByText('サンプル校')).toBeVisible()
    await shell.go('宿題一覧')
    await expect(list.titles.first()).toBeVisible()
    await page.goto('about:blank')
  } finally {
    expect(await program.stop()).toBe(0)
  }
})
