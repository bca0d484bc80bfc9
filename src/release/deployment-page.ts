import type { DerivedValue, GithubData } from '../github/github-data.ts'

const pagePaths = ['deployment_status.environment_url', 'deployment_status.target_url'] as const

/** Returns the page that a deployment opens for subscribers. A page about the run that deployed is not one. */
export function deploymentPage(data: GithubData): DerivedValue {
  const logs = pagePaths.filter(path => isLog(data.at(path), data))
  const page = data.firstPage(...pagePaths.filter(path => !logs.includes(path)))
  if (!('missing' in page) || logs.length === 0) return page
  const where = logs.map(path => `\`${path}\``).join(' and ')
  return {
    missing: `${where} of the event is only the log of the deployment, which is not a page for subscribers; in a workflow that deploys, set \`url\` below \`environment\``,
  }
}

/** Whether a value is the URL of the deployment's log, or of a run or its checks in the event's repository. */
function isLog(value: unknown, data: GithubData): boolean {
  const page = urlOf(value)
  if (!page) return false
  const repository = urlOf(data.at('repository.html_url'))
  return page.href === urlOf(data.at('deployment_status.log_url'))?.href || isRunPage(page, repository)
}

/** Returns the URL without its fragment, or undefined if the value is not a URL. */
function urlOf(value: unknown): URL | undefined {
  const url = typeof value === 'string' ? URL.parse(value.trim()) : null
  if (url) url.hash = ''
  return url ?? undefined
}

/** Matches the path of a run or its checks, relative to the repository. */
const runPath = /^(?:(?:actions\/)?runs\/|(?:commit|pull)\/[^/]+\/checks(?:\/|$))/

function isRunPage(page: URL, repository: URL | undefined): boolean {
  if (repository === undefined || page.host !== repository.host) return false
  const [path, start] = [page, repository].map(({ pathname }) => pathname.toLowerCase()) as [string, string]
  return path.startsWith(`${start}/`) && runPath.test(path.slice(start.length + 1))
}
