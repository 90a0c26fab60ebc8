/**
 * Serves a folder as the loopback host serves the renderer: the same file handler, headers and CSP, and nothing else.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPages } from '../../../main/host/static-files'

const pages = await openPages(process.argv[2] ?? '', { connect: [], media: "'none'", frames: [] })
const server = createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const answer = await pages.respond({ path: pathname, search, header: () => null })
  response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body)
})
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
process.on('SIGTERM', () => process.exit(0))
