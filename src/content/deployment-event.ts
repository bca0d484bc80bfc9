import {
  allMissing,
  type DerivedContent,
  type DerivedValue,
  joined,
  notAnnounceable,
  unclearField,
} from './derived-content.ts'
import type { GithubData } from './github-data.ts'

/** Content from the event `deployment_status`, whose state must be `success`. */
export function fromDeploymentStatus(data: GithubData): DerivedContent {
  const state = data.at('deployment_status.state')
  if (typeof state !== 'string') return allMissing(unclearField('deployment_status.state'))
  if (state !== 'success') return notAnnounceable({ kind: 'state', actual: state })
  const repository = data.firstText('repository.name')
  const environment = data.firstText('deployment_status.environment', 'deployment.environment')
  const fields = {
    title: joined(repository, environment, ' deployed to '),
    message: deploymentMessage(data),
    icon_url: data.icon(),
    landing_url: data.firstPage('deployment_status.environment_url', 'deployment_status.target_url'),
  }
  return { kind: 'content', source: 'event', fields }
}

function deploymentMessage(data: GithubData): DerivedValue {
  const description = data.firstText('deployment_status.description')
  if ('value' in description) return description
  const sha = data.at('deployment.sha')
  if (typeof sha === 'string' && /^[0-9a-f]{7,64}$/i.test(sha)) {
    return { value: `${sha.slice(0, 7)} is live.`, madeFrom: [sha] }
  }
  return { missing: data.missingMessage('deployment_status.description', 'deployment.sha') }
}
