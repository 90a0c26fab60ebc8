/**
 * Switches off React's owner stacks in component tests. The development build records a stack for each of the first
 * 10,000 elements per second, for its warnings, which takes nearly half of the time of rendering a paper. A warning
 * still names its component.
 */
import React from 'react'

const inside: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')

export function keepNoOwnerStacks(): void {
  if (typeof inside !== 'object' || inside === null) return
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  })
}
