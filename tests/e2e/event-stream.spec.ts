/** The event stream breaks and reconnects (DESIGN §3, §11). */
import type { WebSocketRoute } from '@playwright/test'
import { heldBy } from './fixtures/held-by'
import { downloadedFiles } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'

test(
  'a download that finishes while the event socket is closed is still shown to the teacher',
  heldBy(
    'main/host/loopback/page-sockets.test.ts › again receives the current state, and the ticket of the file that this page requested',
    'renderer/bridge/loopback.test.ts › is reopened after a growing pause of at most ten seconds',
    'renderer/bridge/loopback.test.ts › is fetched by its ticket and offered by the browser, and no screen sees the ticket',
  ),
  async ({ page, host, login, home, shell, list, details, school }) => {
    let isDisconnected = false
    const open = new Set<WebSocketRoute>()
    await page.routeWebSocket(/\/events$/, socket => {
      if (isDisconnected) return void socket.close()
      socket.connectToServer()
      open.add(socket)
    })
    await login.open(host.address)
    await login.logIn()
    await expect(home.heading).toBeVisible()
    await shell.go('宿題一覧')
    await list.openEnded()
    await expect(details.scoredCells().first()).toBeVisible()

    const endpoint = 'export-topic-score-overview'
    await school.fault({ kind: 'delay', endpoint, ms: 1500, count: 1 })
    await details.export('成績一覧')
    await expect(details.tray.getByText('準備しています')).toBeVisible()
    isDisconnected = true
    await Promise.all([...open].map(socket => socket.close()))
    await expect.poll(() => school.calls(endpoint)).toBe(1)
    // the file is complete, and the page does not know it
    await expect.poll(() => downloadedFiles(host.profile)).toEqual([expect.stringMatching(/\.xlsx?$/)])
    await expect(details.tray.getByText('準備しています')).toBeVisible()

    const offered = page.waitForEvent('download')
    isDisconnected = false
    expect((await offered).suggestedFilename()).toMatch(/\.xlsx?$/)
    await expect(details.tray.getByText('保存しました')).toBeVisible()
    await expect(details.tray.getByText(/準備しています|保存しています/)).toHaveCount(0)
  },
)
