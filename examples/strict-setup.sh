#!/usr/bin/env bash
# The strict setup of docs/setup.md, for the repository that you have cloned. Afterwards, only workflows on the default branch (and on
# release tags, for announce-release) can use the API token, and send-by-hand and segments wait for an approval.
#
# Run it as an administrator of the repository. It needs git, curl, and gh (https://cli.github.com). It first asks for everything, and
# changes nothing until you have entered the token. You can run it again, for example to add a recipe.
set -euo pipefail

source=https://raw.githubusercontent.com/web-push-action/web-push-action/v1/examples
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

stop() {
  echo "$1" >&2
  exit 1
}

ask() { # QUESTION NAME
  read -r -p "$1: " "$2"
}

download() { # RECIPE
  curl --fail --silent --show-error --location --output "$folder/$1.yml" "$source/$1.yml"
}

uses() { # TEXT
  grep -qF -- "$1" "$folder"/*.yml
}

ask_variable() { # NAME MEANING
  local value
  if ! uses "vars.$1"; then return; fi
  ask "$2 ($1)" value
  if [ -n "$value" ]; then printf '%s' "$value" > "$folder/$1"; fi
}

# ---- Questions ----

cd "$(git rev-parse --show-toplevel)"
changes=$(git status --porcelain --untracked-files=no && git status --porcelain .github)
[ -z "$changes" ] || stop 'Nothing was changed. Commit or stash your changes first.'
repository=$(gh repo view --json nameWithOwner --jq .nameWithOwner)
branch=$(gh repo view --json defaultBranchRef --jq .defaultBranchRef.name)
api=repos/$repository
export GH_REPO=$repository
[ "$(gh api "$api" --jq .permissions.admin)" = true ] || stop "Nothing was changed. You are not an administrator of $repository."

echo "Recipes: announce-release, announce-new-releases, monorepo, report-deployment, send-by-hand, send-campaigns, on-a-schedule, segments"
ask "Recipes to add to $repository, separated by spaces" recipes
for recipe in ${recipes//,/ }; do
  case $recipe in
    announce-release | monorepo | report-deployment | send-by-hand | segments) ;;
    announce-new-releases) download look-for-new-releases ;;
    on-a-schedule) download send-campaigns && download campaigns-in-pull-requests ;;
    send-campaigns) download campaigns-in-pull-requests ;;
    *) stop "Nothing was changed. There is no recipe $recipe." ;;
  esac
  download "$recipe"
done
ls "$folder"/*.yml > /dev/null 2>&1 || stop 'Nothing was changed. Enter at least one recipe.'

ask_variable PUSH_BASE_URL 'API URL of your push service, without /v1'
case $(cat "$folder/PUSH_BASE_URL" 2> /dev/null) in
  *izooto.com*) printf 'campaign_name: "{key}"' > "$folder/PUSH_EXTRA_FIELDS" ;;
esac
ask_variable PUSH_ICON_URL 'HTTPS URL of a 200x200 icon'
ask_variable PUSH_LANDING_URL 'Public URL of your site'
ask_variable PUSH_DEPLOYMENT_AUDIENCE 'Audience for deployments; to try it, an audience of testers'
ask_variable PUSH_TIME_ZONE 'Time zone, such as Europe/Berlin; empty for UTC'

if [ -f "$folder/announce-new-releases.yml" ]; then
  ask 'Name of the workflow that publishes your releases' workflow
  [ -n "$workflow" ] || stop 'Nothing was changed. Enter the name of the workflow.'
  text=$(cat "$folder/announce-new-releases.yml")
  quoted=$(printf '%s' "$workflow" | sed "s/'/''/g")
  printf "%s'%s']%s\n" "${text%%EDIT]*}" "$quoted" "${text#*EDIT]}" > "$folder/announce-new-releases.yml"
fi

tags=
if [ -f "$folder/announce-release.yml" ]; then
  ask 'Pattern of your release tags; empty for v*.*.*' tags
  tags=${tags:-v*.*.*}
  [[ $tags =~ ^[A-Za-z0-9.*?@/_-]+$ ]] || stop 'Nothing was changed. The pattern may contain only letters, digits, and . * ? @ / _ -'
fi

reviewers=
ids=
if uses "'{0}-approved'"; then
  echo 'Who approves notifications? In a private repository, reviewers need GitHub Enterprise. Without it, leave this empty.'
  ask 'User names or organization/team, separated by spaces' names
  for name in ${names//,/ }; do
    case $name in
      */*) type=Team && path=orgs/${name%/*}/teams/${name#*/} ;;
      *) type=User && path=users/$name ;;
    esac
    id=$(gh api "$path" --jq .id)
    ids="$ids$id"
    reviewers="$reviewers${reviewers:+, }{\"type\": \"$type\", \"id\": $id}"
  done
fi
# Whoever is the only reviewer must be able to approve their own runs.
prevent_self_review=$([ "$ids" = "$(gh api user --jq .id)" ] && echo false || echo true)

# Whoever works alone cannot get a review.
people=$(gh api "$api/collaborators?permission=push&per_page=2" --jq length)
reviews=$([ "$people" = 1 ] && echo 0 || echo 1)

echo "From now on, changes to $branch need a pull request (approving reviews: $reviews), also those of workflows and bots."
if [ -n "$tags" ]; then echo "Only administrators can create or move tags that match $tags."; fi
read -r -s -p 'API token of your push service (to stop, press Ctrl+C): ' token
echo
[ -n "$token" ] || stop 'Nothing was changed. The token is empty.'

# ---- Settings ----

ruleset() { # NAME JSON
  local enforcement
  enforcement=$(gh api "$api/rulesets?per_page=100" --jq ".[] | select(.name == \"$1\") | .enforcement")
  case $enforcement in
    active) ;;
    '') gh api --silent --method POST "$api/rulesets" --input - <<< "{\"name\": \"$1\", \"enforcement\": \"active\", $2}" ;;
    *) stop "The token was not stored. Under Settings > Rules > Rulesets, make the ruleset \"$1\" active. Then run this again." ;;
  esac
}

environment() { # NAME PROTECTION, which is JSON
  local restricted
  # Do not reset what an existing environment has.
  restricted=$(gh api "$api/environments/$1" --jq .deployment_branch_policy.custom_branch_policies 2> /dev/null || true)
  if [ "$restricted" = true ] && [ -z "$2" ]; then return; fi
  gh api --silent --method PUT "$api/environments/$1" --input - <<< \
    "{\"deployment_branch_policy\": {\"protected_branches\": false, \"custom_branch_policies\": true}$2}"
}

# Lets an environment be used from these branches and tags, and stops if it can be used from others.
allow_only() { # ENVIRONMENT, then TYPE:PATTERN once or twice
  local environment=$1 policies others one
  shift
  policies=$(gh api "$api/environments/$environment/deployment-branch-policies?per_page=100" --jq '.branch_policies[] | .type + ":" + .name')
  others=$policies
  for one in "$@"; do
    if ! grep -xF -- "$one" <<< "$policies" > /dev/null; then
      gh api --silent --method POST "$api/environments/$environment/deployment-branch-policies" -f "type=${one%%:*}" -f "name=${one#*:}"
    fi
    others=$(grep -vxF -- "$one" <<< "$others" || true)
  done
  [ -z "$others" ] || stop "The token was not stored. Under Settings > Environments > $environment, delete $others. Then run this again."
}

if [ "$(gh api "$api/rules/branches/$branch" --jq 'any(.[]; .type == "pull_request")')" = false ]; then
  ruleset 'Push notifications: pull requests' '"target": "branch",
    "conditions": {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}},
    "rules": [{"type": "pull_request", "parameters": {"required_approving_review_count": '"$reviews"', "dismiss_stale_reviews_on_push": true,
      "require_code_owner_review": false, "require_last_push_approval": false, "required_review_thread_resolution": false}}]'
fi

if [ -n "$tags" ]; then
  # Role 5 is the repository's administrators.
  ruleset 'Push notifications: release tags' '"target": "tag",
    "bypass_actors": [{"actor_type": "RepositoryRole", "actor_id": 5, "bypass_mode": "always"}],
    "conditions": {"ref_name": {"include": ["refs/tags/'"$tags"'"], "exclude": []}},
    "rules": [{"type": "creation"}, {"type": "update"}]'
fi

# An earlier run may have protected release tags.
tag=$(gh api "$api/rulesets?per_page=100" --jq '.[] | select(.name == "Push notifications: release tags") | .id')
if [ -n "$tag" ]; then tag=$(gh api "$api/rulesets/$tag" --jq '.conditions.ref_name.include[0] | sub("refs/tags/"; "tag:")'); fi
environments=push
environment push ''
allow_only push "branch:$branch" ${tag:+"$tag"}

if uses "'{0}-approved'"; then
  environments='push push-approved'
  approval=
  if [ -n "$reviewers" ]; then
    approval=", \"reviewers\": [$reviewers], \"prevent_self_review\": $prevent_self_review, \"can_admins_bypass\": false"
  fi
  environment push-approved "$approval"
  allow_only push-approved "branch:$branch"
  if [ "$(gh api "$api/environments/push-approved" --jq .can_admins_bypass)" != false ]; then
    echo 'Under Settings > Environments > push-approved, clear "Allow administrators to bypass configured protection rules".'
  fi
fi

for environment in $environments; do
  printf '%s' "$token" | gh secret set PUSH_API_TOKEN --env "$environment"
done
gh variable set PUSH_ENVIRONMENT --body push
# Every branch could read this secret.
if gh api --silent "$api/actions/secrets/PUSH_API_TOKEN" 2> /dev/null; then gh secret delete PUSH_API_TOKEN; fi
shared=$(gh api "$api/actions/organization-secrets?per_page=100" --jq '.secrets[].name' 2> /dev/null || true)
if grep -x PUSH_API_TOKEN <<< "$shared" > /dev/null; then
  echo 'Every branch can use the secret PUSH_API_TOKEN of your organization. In its settings, exclude this repository from that secret.'
fi
for file in "$folder"/PUSH_*; do
  if [ -f "$file" ]; then gh variable set "$(basename "$file")" --body "$(cat "$file")"; fi
done

# ---- Recipes ----

new=web-push-recipes-$(date +%Y%m%d%H%M%S)
git fetch --quiet origin "$branch"
git switch --quiet --no-track --create "$new" "origin/$branch"
mkdir -p .github/workflows
cp "$folder"/*.yml .github/workflows/
git add .github/workflows
if git diff --cached --quiet; then
  echo 'The recipes are already on the default branch, so there is no pull request.'
  exit
fi
git commit --quiet --message 'Add recipes for push notifications'
git push --quiet --set-upstream origin "$new"
gh pr create --base "$branch" --head "$new" --title 'Add recipes for push notifications' --body 'Until the variable PUSH_LIVE is `true`, automatic runs are dry runs.'
if uses '# EDIT: '; then echo 'Before you merge, change the lines marked with EDIT.'; fi
cat << 'END'
Next:
1. Merge the pull request.
2. Do a dry run of each recipe:  gh workflow run
   See what it shows:            gh run view --web
3. Go live:                      gh variable set PUSH_LIVE --body true
END
