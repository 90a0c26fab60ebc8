/**
 * Guards of requests through Chromium’s network, proxy prompts, and additional certificate authorities (DESIGN §3–§5).
 */
import { guardsOf } from '../table.mjs'

const common = { area: 'network', section: '§4, §5' }

const network = guardsOf(
  { ...common, file: 'main/host/electron/network.ts', tests: ['tests/main/host/electron/network.test.ts'] },
  [
    ['Chromium’s network follows no redirect', "redirect: 'manual',", ''],
    ['Requests carry no stored credentials', "credentials: 'omit',", ''],
    ['Requests carry no cookies', 'useSessionCookies: false,', ''],
    ['Requests use no cache', "cache: 'no-store',", ''],
    ['Requests send no referrer', "referrerPolicy: 'no-referrer',", ''],
    ['The sessions of requests store nothing', ', { cache: false }', ''],
    ['Chromium forgets proxy credentials, too', 'target.clearAuthCache().then(', 'Promise.resolve().then('],
    [
      'Connections are closed when the proxy credentials are forgotten',
      'target.clearAuthCache().then(() => target.closeAllConnections())',
      'target.clearAuthCache()',
    ],
    ['A server that requests a login gets none from a page', 'if (!proxy.isProxy) return\n', '\n'],
    [
      'A server that requests a login gets none from a call',
      'proxy.isProxy ? authenticate(proxy, respond) : respond()',
      'authenticate(proxy, respond)',
    ],
    [
      'A write uses an exclusive session, so that Chromium sends it once',
      'isSentOnce ? await exclusiveSessions.acquire() : shared',
      'shared',
    ],
  ],
)

const sessionPool = guardsOf(
  {
    ...common,
    file: 'main/host/network/exclusive-session-pool.ts',
    tests: ['tests/main/host/network/exclusive-session-pool.test.ts'],
  },
  [
    ['An exclusive session has no connection of an earlier request', 'if (used) await closeConnections(used)', ''],
    ['An exclusive session has one request at a time', 'const used = free.pop()', 'const used = free.at(-1)'],
  ],
)

const adapter = guardsOf(
  {
    ...common,
    file: 'main/host/network/axios-adapter.ts',
    tests: ['tests/main/host/network/axios-adapter.test.ts', 'tests/main/host/network/edges.test.ts'],
  },
  [
    ['A write is sent once', '!repeatableMethods.has(method)', 'false'],
    ['A response of Chromium’s network has a size limit', 'max > -1 && size > max', 'false'],
    [
      'A request body that is too large is not sent',
      'sent && maxBodyLength > -1 && sent.bytes.length > maxBodyLength',
      'false',
    ],
    [
      'A redirect is a response and is not followed',
      'done({ head: { statusCode: status',
      "fail(new Error('redirect'))\n      void ({ head: { statusCode: status",
    ],
    [
      'A proxy’s 407 is not a response of the server',
      'if (response.statusCode === 407) fail',
      'if (response.statusCode === 0) fail',
    ],
    ['An aborted call is aborted in Chromium', "signal?.addEventListener?.('abort', abort)", ''],
    ['A call that was aborted before is not sent', 'if (signal?.aborted) return fail(new CanceledError())', ''],
    ['Destroying a body aborts its request', "response.once('close', () => request.abort())", ''],
  ],
)

const prompts = guardsOf(
  { ...common, file: 'main/host/network/proxy-prompts.ts', tests: ['tests/main/host/network/proxy-prompts.test.ts'] },
  [
    [
      'Another teacher does not use an earlier teacher’s proxy login',
      'for (const key of others) knownCredentials.delete(key)',
      '',
    ],
    [
      'Proxy credentials that were given before a login belong to the teacher who logs in',
      'earlierSessionKeys.delete(key)\n',
      '\n',
    ],
    [
      'After a session ends, only the same teacher may reuse its proxy login',
      'earlierSessionKeys.add(key)',
      'void key',
    ],
    [
      'The network forgets another teacher’s proxy login before the next session begins',
      'if (others.length > 0) await notifyForget()',
      'if (others.length > 0) void networkForgets()',
    ],
    [
      'A network that cannot forget proxy credentials does not block a login',
      'notifyForget().catch(() => undefined)',
      'networkForgets()',
    ],
    ['Proxy credentials can be forgotten', 'knownCredentials.clear()', ''],
    [
      'A wrong proxy password is forgotten',
      'if (triedCredentials && knownCredentials.get(key) === triedCredentials) knownCredentials.delete(key)',
      '',
    ],
    [
      'A cancelled proxy prompt does not open again at once',
      'lastCancel !== undefined && clock() - lastCancel < quietMs',
      'false',
    ],
    ['Parallel requests share one proxy prompt', 'if (pendingPrompt) {', 'if (pendingPrompt && false) {'],
    ['An answer without a prompt is refused', 'if (!found) return false', 'if (!found) return true'],
  ],
)

const sessions = guardsOf(
  { ...common, file: 'main/services/follow-session.ts', tests: ['tests/main/proxy-login.test.ts'] },
  [
    [
      'A login is passed on to the proxy prompts',
      'await host.proxyPrompts?.beginSession(ownerOf(origin, next))',
      'void next',
    ],
    ['The end of a session is passed on to the proxy prompts', 'host.proxyPrompts?.endSession()', ''],
    [
      'A restored session is passed on to the proxy prompts',
      'if (restored) await host.proxyPrompts?.beginSession(ownerOf(origin, restored))',
      '',
    ],
  ],
)

const dialog = guardsOf(
  { ...common, file: 'renderer/app/proxy/ProxyDialog.tsx', tests: ['tests/renderer/app/proxy.test.tsx'] },
  [
    [
      'The proxy dialog shows no user name over the locked screen',
      "isLocked ? '' : (usernames[request.host] ?? '')",
      "usernames[request.host] ?? ''",
    ],
    [
      'A user name given over the locked screen is not remembered',
      'username !== undefined && !isLocked',
      'username !== undefined',
    ],
    [
      'A lock clears the input of the proxy dialog',
      'const unsubscribeLock = onLock(next)',
      'const unsubscribeLock = () => {}',
    ],
    ['The end of a session clears the input of the proxy dialog', 'next()\n      onSessionEnded()', 'onSessionEnded()'],
    ['The end of a session clears the remembered proxy user name', 'next()\n      onSessionEnded()', 'next()'],
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
    ['Only the error "unknown authority" is overridden', 'if (errorCode !== unknownAuthority) return false', ''],
    ['A certificate that is not valid yet is refused', 'Date.parse(certificate.validFrom) <= now &&\n', ''],
    ['A certificate that has expired is refused', 'now <= Date.parse(certificate.validTo) &&\n', ''],
    ['A weak key is refused', 'isStrong(certificate.publicKey) &&\n', ''],
    [
      'A certificate with name constraints, which are not evaluated, is refused',
      '!facts.extensions.has(id_ce_nameConstraints) &&\n',
      '',
    ],
    ['A critical extension that is not understood is refused', '!critical || knownExtensions.has(name)', 'true'],
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
      'A certificate that cannot be parsed is refused',
      '} catch {\n    // Malformed, or of a kind that Node does not know.\n    return false',
      '} catch {\n    return true',
    ],
  ],
)

export const rows = [...network, ...sessionPool, ...adapter, ...prompts, ...sessions, ...dialog, ...trust]
