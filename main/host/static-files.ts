/**
 * Serves the built renderer, for both hosts. The files are listed once at the start, and only listed files are served,
 * so no spelling of an address can leave the folder.
 */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { contentSecurityPolicy, newNonce, type PagePolicy, safeHeaders } from './csp'

export interface PageRequest {
  /** The path of the address, still percent-encoded, and its query. */
  path: string
  search: string
  header(name: string): string | null
}

export interface PageResponse {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

export interface Pages {
  /** Null when there is no such file. */
  respond(request: PageRequest): Promise<PageResponse | null>
}

/** The host replaces this text in index.html with the nonce. */
const placeholder = '__NONCE__'

const mimeTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The MIME type of a file by its extension; `application/octet-stream` when the extension is unknown. */
const typeOf = (name: string): string => mimeTypes[extname(name).toLowerCase()] ?? 'application/octet-stream'

/** The response for an HTML page, with a new nonce in the page and in its policy. */
export function pageResponse(html: string, policy: PagePolicy, status = 200): PageResponse {
  const nonce = newNonce()
  return {
    status,
    headers: {
      ...safeHeaders,
      'content-type': mimeTypes['.html'] ?? '',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, policy),
    },
    body: Buffer.from(html.replaceAll(placeholder, nonce)),
  }
}

/**
 * Adds the files under `folder` by their addresses, folder by folder: in the archive of a packed app a recursive
 * `readdir` reports folders as files, and its entries do not name their parent.
 */
async function addFiles(files: Map<string, string>, folder: string, address: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const entryAddress = `${address}/${encodeURIComponent(entry.name)}`
    if (entry.isDirectory()) await addFiles(files, path, entryAddress)
    // A symbolic link could lead out of the folder; the build makes none.
    if (!entry.isFile()) continue
    files.set(entryAddress, path)
  }
}

/** Lists a folder's files by address: `/`, `/assets/index-abc.js` … Throws when there is no index.html. */
async function listFiles(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  await addFiles(files, folder, '')
  const index = files.get('/index.html')
  if (index === undefined) throw new Error(`no index.html in ${folder}: build the renderer first`)
  return files.set('/', index)
}

/** Lists the files of a built renderer and returns the function that serves them. */
export async function openPages(folder: string, policy: PagePolicy): Promise<Pages> {
  const files = await listFiles(folder)
  return {
    async respond({ path }) {
      const file = files.get(path)
      if (file === undefined) return null
      const body = await readFile(file)
      if (extname(file) === '.html') return pageResponse(body.toString('utf8'), policy)
      // The bundler puts a hash of the content into the names of the files under /assets.
      const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      return { status: 200, headers: { ...safeHeaders, 'content-type': typeOf(file), 'cache-control': cache }, body }
    },
  }
}
