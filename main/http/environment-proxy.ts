/** The proxy that the environment names for https servers, where Node's sockets are all there is (docs/network.md). */

/** Whether an entry of NO_PROXY (`example.jp`, `.example.jp`, `*.example.jp`, each with `:port` or without, `*`) means the host. */
function means(entry: string, { hostname, port }: URL): boolean {
  const [, name = '', only] = /^\*?(.*?)(?::(\d+))?$/.exec(entry) ?? []
  if (only !== undefined && only !== (port || '443')) return false
  return entry.startsWith('*') || name.startsWith('.') ? hostname.endsWith(name) : hostname === name
}

/** HTTPS_PROXY, else ALL_PROXY, in capitals or not; null where there is none for `url`, or it speaks neither http nor https. */
export function environmentProxy(url: URL, environment: NodeJS.ProcessEnv): URL | null {
  const read = (name: string) => environment[name.toLowerCase()] || environment[name] || ''
  const kept = read('NO_PROXY')
    .toLowerCase()
    .split(/[\s,]+/)
  if (kept.some(entry => entry !== '' && means(entry, url))) return null
  const named = read('HTTPS_PROXY') || read('ALL_PROXY')
  const address = named.includes('://') ? named : `http://${named}`
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : null
}
