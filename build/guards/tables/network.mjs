/** Requests through Chromium’s network, the proxy’s questions, and the trust that the configuration adds (DESIGN §3–§5). */
import { guardsOf } from '../table.mjs'

const common = { area: 'network', section: '§4, §5' }

const network = guardsOf(
  { ...common, file: 'main/host/electron/network.ts', tests: ['tests/main/host/electron/network.test.ts'] },
  [
    ['Chromium’s network follows no redirect', "redirect: 'manual',", ''],
    ['Requests carry no stored credentials', "credentials: 'omit',", ''],
    ['Requests carry no cookies', 'useSessionCookies: false,', ''],
    ['Requests are answered by no cache', "cache: 'no-store',", ''],
    ['Requests name no referrer', "referrerPolicy: 'no-referrer',", ''],
    ['The sessions of requests keep nothing', ', { cache: false }', ''],
    ['Chromium forgets what a proxy was told, too', 'target.clearAuthCache().then(', 'Promise.resolve().then('],
    [
      'A connection that a proxy let through does not outlive its teacher',
      'target.clearAuthCache().then(() => target.closeAllConnections())',
      'target.clearAuthCache()',
    ],
    ['A server that asks for a name gets none from a page', 'if (!proxy.isProxy) return\n', '\n'],
    [
      'A server that asks for a name gets none from a call',
      'proxy.isProxy ? converse(proxy, answer) : answer()',
      'converse(proxy, answer)',
    ],
    [
      'A change is sent on a lane of its own, so that Chromium sends it once',
      'once ? await lanes.take() : common',
      'common',
    ],
  ],
)

const lanes = guardsOf(
  {
    ...common,
    file: 'main/host/network/exclusive-session-pool.ts',
    tests: ['tests/main/host/network/exclusive-session-pool.test.ts'],
  },
  [
    ['A lane is taken with no connection left from before', 'if (used) await empty(used)', ''],
    ['A lane has one request at a time', 'const used = free.pop()', 'const used = free.at(-1)'],
  ],
)

const adapter = guardsOf(
  {
    ...common,
    file: 'main/host/network/adapter.ts',
    tests: ['tests/main/host/network/adapter.test.ts', 'tests/main/host/network/edges.test.ts'],
  },
  [
    ['What is no reading is sent once', '!harmless.has(method)', 'false'],
    ['An answer of Chromium’s network has an end', 'max > -1 && size > max', 'false'],
    [
      'A body that is too large is not sent',
      'sent && maxBodyLength > -1 && sent.bytes.length > maxBodyLength',
      'false',
    ],
    [
      'A redirect is an answer, not a way',
      'done({ head: { statusCode: status',
      "fail(new Error('redirect'))\n      void ({ head: { statusCode: status",
    ],
    [
      'A proxy’s 407 is no answer of the server',
      'if (response.statusCode === 407) fail',
      'if (response.statusCode === 0) fail',
    ],
    ['A call that was left is ended in Chromium', "signal?.addEventListener?.('abort', abort)", ''],
    ['A call that was left before is not sent', 'if (signal?.aborted) return fail(new CanceledError())', ''],
    ['Who lets go of a body lets go of its request', "response.once('close', () => request.abort())", ''],
  ],
)

const asks = guardsOf(
  { ...common, file: 'main/host/network/proxy-asks.ts', tests: ['tests/main/host/network/proxy-asks.test.ts'] },
  [
    [
      'Another teacher goes through no proxy by an earlier one’s name',
      'for (const key of others) known.delete(key)',
      '',
    ],
    ['What is given before a login is of who logs in', 'past.delete(key)\n', '\n'],
    ['A session that ends leaves its proxy’s name for the same teacher alone', 'past.add(key)', 'void key'],
    [
      'The network forgets another teacher’s proxy login before his session begins',
      'if (others.length > 0) await networkForgets()',
      'if (others.length > 0) void networkForgets()',
    ],
    [
      'A network that will not forget keeps nobody from logging in',
      'networkForgets().catch(() => undefined)',
      'networkForgets()',
    ],
    ['What was given to a proxy can be forgotten', 'known.clear()', ''],
    ['A wrong proxy password is forgotten', 'if (tried && known.get(key) === tried) known.delete(key)', ''],
    [
      'A cancelled proxy question is not asked again at once',
      'quiet !== undefined && clock() - quiet < quietMs',
      'false',
    ],
    ['A proxy is asked about once for many requests', 'if (standing) {', 'if (standing && false) {'],
    [
      'An answer to no question is refused',
      'if (key === undefined || !standing) return false',
      'if (key === undefined || !standing) return true',
    ],
  ],
)

const sessions = guardsOf({ ...common, file: 'main/services.ts', tests: ['tests/main/proxy-login.test.ts'] }, [
  ['A login tells the proxies’ questions who comes', 'await host.proxyAsks?.begin(ownerOf(server, next))', 'void next'],
  ['The end of a session tells the proxies’ questions that he has left', 'host.proxyAsks?.leave()', ''],
  [
    'A session of before the start is told to the proxies’ questions',
    'if (restored) await host.proxyAsks?.begin(ownerOf(server, restored))',
    '',
  ],
])

const dialog = guardsOf(
  { ...common, file: 'renderer/app/proxy/ProxyDialog.tsx', tests: ['tests/renderer/app/proxy.test.tsx'] },
  [
    [
      'The proxy’s dialog shows no name over the locked screen',
      "locked ? '' : (given[ask.host] ?? '')",
      "given[ask.host] ?? ''",
    ],
    [
      'A name given over the locked screen is not remembered',
      'username !== undefined && !locked',
      'username !== undefined',
    ],
    [
      'What was half typed for a proxy goes with a lock',
      'const unhearLock = onLock(next)',
      'const unhearLock = () => {}',
    ],
    ['What was half typed for a proxy goes with the session', 'next()\n      onLeft()', 'onLeft()'],
    ['The name for a proxy goes with the session', 'next()\n      onLeft()', 'next()'],
  ],
)

const trust = guardsOf(
  {
    ...common,
    section: '§4',
    file: 'main/host/network/extra-ca.ts',
    tests: ['tests/main/host/network/extra-ca.test.ts', 'tests/main/host/network/edges.test.ts'],
  },
  [
    ['Only the error "unknown authority" is overruled', 'if (errorCode !== unknownAuthority) return false', ''],
    ['A certificate that is not valid yet is refused', 'Date.parse(certificate.validFrom) <= now &&\n', ''],
    ['A certificate that has expired is refused', 'now <= Date.parse(certificate.validTo) &&\n', ''],
    ['A weak key is refused', 'isStrong(certificate.publicKey) &&\n', ''],
    [
      'A certificate with name constraints, which are not evaluated, is refused',
      '!facts.extensions.has(id_ce_nameConstraints) &&\n',
      '',
    ],
    ['A critical extension that is not understood is refused', '!critical || understood.has(name)', 'true'],
    [
      'A certificate for another purpose is refused',
      'purposes.includes(id_kp_serverAuth) || purposes.includes(anyExtendedKeyUsage)',
      'true',
    ],
    ['A certificate for another host is refused', 'if (!isIssuedTo(leaf.certificate, host)) return false', ''],
    ['An issuer must be an authority', 'maxDepth !== null &&\n    maxDepth >= below', '(maxDepth ?? 9) >= below'],
    ['An authority has no more authorities below it than its path length allows', 'maxDepth >= below &&\n', ''],
    ['A weak signature is refused', 'strongSignatures.has(child.facts.signature) &&\n', ''],
    ['A signature is verified', ' &&\n    child.certificate.verify(issuer.certificate.publicKey)', ''],
    ['The server’s key usage must allow TLS', ' || !allowsKeyUsage(leaf.facts, tlsUsage)', ''],
    [
      'A certificate that cannot be read is refused',
      '} catch {\n    // Malformed, or of a kind that Node does not know.\n    return false',
      '} catch {\n    return true',
    ],
  ],
)

export const rows = [...network, ...lanes, ...adapter, ...asks, ...sessions, ...dialog, ...trust]
