/**
 * The lower bound of a server: Node's HTTP server, which replies to every request with the bytes of a given file, or
 * with none.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const file = process.argv[2]
const body = file === undefined ? Buffer.alloc(0) : readFileSync(file)
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
process.on('SIGTERM', () => process.exit(0))
