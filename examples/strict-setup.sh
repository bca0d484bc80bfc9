#!/usr/bin/env bash
# The strict setup of docs/setup.md, for the repository that you have cloned. Afterwards, only workflows on the default branch can use the
# API token (for announce-release, also workflows on release tags), and send-by-hand and segments wait for an approval.
#
# Run it as an administrator of the repository. It needs git, curl, and gh (https://cli.github.com). It first asks for everything, and
# changes nothing until you have entered the token. It leaves your files and branches as they are. You can run it again, for example to
# add a recipe.
set -euo pipefail

source=https://raw.githubusercontent.com/web-push-action/web-push-action/v1/examples
folder=$(mktemp -d)
clone=$folder/clone
explained=
clean_up() { # STATUS
  git worktree remove --force "$clone" 2> /dev/null || true
  rm -rf "$folder"
  if [ "$1" != 0 ] && [ -z "$explained" ]; then echo 'The script failed before it finished. Fix the problem above, then run the script again.' >&2; fi
}
trap 'clean_up $?' EXIT

stop() {
  explained=yes
  echo "$1" >&2
  exit 1
}

ask() { # QUESTION NAME
  read -r -p "$1: " "$2"
}

files_of() { # RECIPE
  case $1 in
    announce-release | monorepo | report-deployment | send-by-hand | segments) echo "$1" ;;
    announce-new-releases) echo announce-new-releases look-for-new-releases ;;
    send-campaigns) echo send-campaigns campaigns-in-pull-requests ;;
    on-a-schedule) echo on-a-schedule send-campaigns campaigns-in-pull-requests ;;
    *) return 1 ;;
  esac
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

# Prints the id of a team, or of a person who can read the repository.
id_of() { # USER or ORGANIZATION/TEAM
  case $1 in
    */*) gh api "orgs/${1%/*}/teams/${1#*/}" --jq .id ;;
    *) gh api "$api/collaborators/$1/permission" --jq 'if .permission == "none" then error("no access") else .user.id end' ;;
  esac
}

# Prints the environment of this name, read through a jq filter, or nothing if there is none.
environment_of() { # ENVIRONMENT FILTER
  gh api --paginate "$api/environments?per_page=100" --jq ".environments[] | select(.name | ascii_downcase == \"$1\") | $2"
}

ids_of_ruleset() { # NAME
  gh api "$api/rulesets?per_page=100" --jq ".[] | select(.name == \"$1\") | .id"
}

stop_at_ruleset() { # NAME WHAT
  stop "Nothing was changed. The ruleset \"$1\" exists, but does not protect $2. Under Settings > Rules > Rulesets, delete it. Then run this again."
}

# ---- Questions ----

command -v gh > /dev/null || stop 'Nothing was changed. First install gh: https://cli.github.com'
git rev-parse --git-dir > /dev/null 2>&1 || stop 'Nothing was changed. Run this in a clone of your repository.'
repository=$(gh repo view --json nameWithOwner --jq .nameWithOwner)
branch=$(gh repo view --json defaultBranchRef --jq .defaultBranchRef.name)
api=repos/$repository
export GH_REPO=$repository
admin=$(gh api "$api" --jq .permissions.admin)
[ "$admin" = true ] || stop "Nothing was changed. You are not an administrator of $repository."

echo "Recipes: announce-release, announce-new-releases, monorepo, report-deployment, send-by-hand, send-campaigns, on-a-schedule, segments"
files=
until [ -n "$files" ]; do
  ask "Recipes to add to $repository, separated by spaces" recipes
  for recipe in ${recipes//,/ }; do
    if ! more=$(files_of "$recipe"); then
      echo "Nothing was changed. There is no recipe $recipe. Enter all recipes again."
      files=
      break
    fi
    files="$files $more"
  done
done
for file in $files; do
  curl --fail --silent --show-error --location --output "$folder/$file.yml" "$source/$file.yml"
done

echo 'The next answers are variables. An empty answer keeps the current value, if there is one.'
ask_variable PUSH_BASE_URL 'API URL of your push service, without /v1'
case $(cat "$folder/PUSH_BASE_URL" 2> /dev/null) in
  *izooto.com*)
    variables=$(gh api --paginate "$api/actions/variables?per_page=30" --jq '.variables[].name')
    if grep -x PUSH_EXTRA_FIELDS <<< "$variables" > /dev/null; then
      echo 'PUSH_EXTRA_FIELDS stays as it is. For iZooto, it needs a line such as: campaign_name: "{key}"'
    else
      printf 'campaign_name: "{key}"' > "$folder/PUSH_EXTRA_FIELDS"
    fi
    ;;
esac
ask_variable PUSH_ICON_URL 'HTTPS URL of a 200x200 icon'
ask_variable PUSH_LANDING_URL 'Public URL of your site'
ask_variable PUSH_DEPLOYMENT_AUDIENCE 'Audience for deployments; to try it, an audience of testers'
if uses vars.PUSH_DEPLOYMENT_ENVIRONMENT; then
  deployed=$(gh api "$api/deployments?per_page=100" --jq '[.[].environment] | unique | join(", ")')
  echo "Environments of your latest deployments: ${deployed:-none}"
fi
ask_variable PUSH_DEPLOYMENT_ENVIRONMENT 'Environment whose deployments are reported; if not set, production'
ask_variable PUSH_TIME_ZONE 'Time zone, such as Europe/Berlin; if not set, UTC'

if [ -f "$folder/announce-new-releases.yml" ]; then
  workflow=
  until [ -n "$workflow" ]; do ask 'Name of the workflow that publishes your releases' workflow; done
  text=$(cat "$folder/announce-new-releases.yml")
  quoted=$(printf '%s' "$workflow" | sed "s/'/''/g")
  printf "%s'%s']%s\n" "${text%%EDIT]*}" "$quoted" "${text#*EDIT]}" > "$folder/announce-new-releases.yml"
fi

# An earlier run may have protected release tags.
tag_ruleset='Push notifications: release tags'
tag_rules=$(ids_of_ruleset "$tag_ruleset")
old_tags=
if [ -n "$tag_rules" ]; then
  protects=$(gh api "$api/rulesets/$tag_rules" --jq '.enforcement == "active" and .target == "tag"
    and .conditions.ref_name.include != [] and .conditions.ref_name.exclude == []
    and (["creation", "update"] - [.rules[].type] == [])')
  [ "$protects" = true ] || stop_at_ruleset "$tag_ruleset" 'your release tags'
  old_tags=$(gh api "$api/rulesets/$tag_rules" --jq '.conditions.ref_name.include[0] | ltrimstr("refs/tags/")')
fi
tags=$old_tags
if [ -f "$folder/announce-release.yml" ]; then
  default=${old_tags:-v*.*.*}
  tags=
  until [[ $tags =~ ^[A-Za-z0-9.*?@/_-]+$ ]]; do
    ask "Pattern of your release tags, with letters, digits, and . * ? @ / _ - only; empty for $default" tags
    tags=${tags:-$default}
  done
fi

reviewers=
prevent_self_review=true
if uses "'{0}-approved'"; then
  echo 'Who approves what send-by-hand and segments send? In a private repository, reviewers need GitHub Enterprise.'
  existing=$(environment_of push-approved 'any(.protection_rules[]; .type == "required_reviewers")')
  if [ "$existing" = true ]; then echo 'The environment push-approved has reviewers. To keep them, enter nothing.'; fi
  valid=
  until [ -n "$valid" ]; do
    valid=true
    reviewers=
    ask 'User names or organization/team, separated by spaces' names
    for name in ${names//,/ }; do
      if ! id=$(id_of "${name#@}"); then
        valid=
        echo "Nothing was changed. GitHub did not confirm that $name exists and can read $repository. Enter all reviewers again."
        break
      fi
      case $name in */*) type=Team ;; *) type=User ;; esac
      reviewers="$reviewers${reviewers:+, }{\"type\": \"$type\", \"id\": $id}"
    done
  done
  me=$(gh api user --jq .id)
  if [ "$reviewers" = "{\"type\": \"User\", \"id\": $me}" ]; then
    prevent_self_review=false
    echo 'You are the only reviewer, so you can approve your own runs.'
  elif [ -n "$reviewers" ]; then
    echo 'Nobody can approve a run that they started. So at least two people must be able to approve, alone or as a team.'
  elif [ "$existing" = true ]; then
    echo 'The reviewers stay as they are.'
  else
    echo 'You entered no reviewers, so send-by-hand and segments will send without an approval.'
  fi
fi

branch_ruleset='Push notifications: pull requests'
reviews=$(gh api "$api/rules/branches/$branch?per_page=100" --jq '[.[] | select(.type == "pull_request") | .parameters.required_approving_review_count] | max // "none"')
add_rule=
if [ "$reviews" = none ]; then
  add_rule=true
  branch_rules=$(ids_of_ruleset "$branch_ruleset")
  [ -z "$branch_rules" ] || stop_at_ruleset "$branch_ruleset" "$branch"
  # Whoever works alone cannot get a review.
  people=$(gh api "$api/collaborators?permission=push&per_page=2" --jq length)
  reviews=$([ "$people" = 1 ] && echo 0 || echo 1)
  echo "From now on, changes to $branch need a pull request (approving reviews: $reviews), also those of workflows and bots."
else
  echo "Your rules for $branch stay as they are. They require a pull request (approving reviews: $reviews)."
  if [ "$reviews" = 0 ]; then echo 'So anyone who can push can also merge, without a review. To prevent this, change the rule.'; fi
fi
if [ -n "$tags" ]; then
  echo "Only administrators, and those on your ruleset's bypass list, can create or move tags that match $tags."
  if [ "$tags" != "${old_tags:-$tags}" ]; then echo "Tags that match $old_tags are no longer protected, and cannot use the token."; fi
fi

token=
until [ -n "$token" ]; do
  read -r -s -p 'API token of your push service (to stop, press Ctrl+C): ' token
  echo
done

# ---- Settings ----

add_ruleset() { # NAME JSON
  gh api --silent --method POST "$api/rulesets" --input - <<< "{\"name\": \"$1\", \"enforcement\": \"active\", $2}"
}

# Restricts an environment to selected branches and tags. GitHub resets what the request does not have, so it has what there is.
environment() { # NAME PROTECTION, which is JSON
  local policy body changes="{\"deployment_branch_policy\": {\"protected_branches\": false, \"custom_branch_policies\": true}$2}"
  policy=$(environment_of "$1" '.deployment_branch_policy | if . == null then "none" elif .custom_branch_policies then "selected" else "protected" end')
  if [ "$policy" = selected ] && [ -z "$2" ]; then return; fi
  [ "$policy" != protected ] ||
    stop "The token was not stored. Under Settings > Environments > $1, change \"Protected branches only\" to \"Selected branches and tags\". Then run this again."
  body=$(environment_of "$1" "[if .can_admins_bypass == false then {can_admins_bypass} else {} end, (.protection_rules[]
    | if .type == \"wait_timer\" then {wait_timer}
      elif .type == \"required_reviewers\" then {prevent_self_review, reviewers: [.reviewers[] | {type, id: .reviewer.id}]}
      else {} end)] | add + $changes | tojson")
  gh api --silent --method PUT "$api/environments/$1" --input - <<< "${body:-$changes}" ||
    stop "The token was not stored, because GitHub refused the environment $1 or its reviewers, as you see above. Correct this. Then run this again."
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

# First the environment refuses the old tags. Only then are they no longer protected.
replace_old_tags() {
  local policies=$api/environments/push/deployment-branch-policies ids id changed
  ids=$(gh api "$policies?per_page=100" --jq ".branch_policies[] | select(.type == \"tag\" and .name == \"$old_tags\") | .id")
  for id in $ids; do gh api --silent --method DELETE "$policies/$id"; done
  changed=$(gh api "$api/rulesets/$tag_rules" --jq '{name, target, enforcement, bypass_actors, conditions, rules}
    | .conditions.ref_name.include[0] = "refs/tags/'"$tags"'"')
  gh api --silent --method PUT "$api/rulesets/$tag_rules" --input - <<< "$changed"
}

if [ -n "$add_rule" ]; then
  add_ruleset "$branch_ruleset" '"target": "branch",
    "conditions": {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}},
    "rules": [{"type": "pull_request", "parameters": {"required_approving_review_count": '"$reviews"', "dismiss_stale_reviews_on_push": true,
      "require_code_owner_review": false, "require_last_push_approval": false, "required_review_thread_resolution": false}}]'
fi

environments=push
environment push ''
if [ -n "$tags" ] && [ -z "$tag_rules" ]; then
  # Role 5 is the repository's administrators.
  add_ruleset "$tag_ruleset" '"target": "tag",
    "bypass_actors": [{"actor_type": "RepositoryRole", "actor_id": 5, "bypass_mode": "always"}],
    "conditions": {"ref_name": {"include": ["refs/tags/'"$tags"'"], "exclude": []}},
    "rules": [{"type": "creation"}, {"type": "update"}]'
fi
if [ "$tags" != "${old_tags:-$tags}" ]; then replace_old_tags; fi
allow_only push "branch:$branch" ${tags:+"tag:$tags"}

if uses "'{0}-approved'"; then
  environments='push push-approved'
  approval=
  if [ -n "$reviewers" ]; then
    approval=", \"reviewers\": [$reviewers], \"prevent_self_review\": $prevent_self_review, \"can_admins_bypass\": false"
  fi
  environment push-approved "$approval"
  allow_only push-approved "branch:$branch"
  bypass=$(environment_of push-approved .can_admins_bypass)
  if [ "$bypass" != false ]; then
    echo 'Under Settings > Environments > push-approved, clear "Allow administrators to bypass configured protection rules".'
  fi
fi

protected=$(gh api "$api/rules/branches/$branch?per_page=100" --jq 'any(.[]; .type == "pull_request")')
[ "$protected" = true ] || stop "The token was not stored, because GitHub does not enforce the rules for $branch. If your plan includes rulesets, run this again."
for environment in $environments; do
  printf '%s' "$token" | gh secret set PUSH_API_TOKEN --env "$environment"
done
gh variable set PUSH_ENVIRONMENT --body push
# Every branch could read this secret.
secrets=$(gh api "$api/actions/secrets?per_page=100" --jq '.secrets[].name')
if grep -x PUSH_API_TOKEN <<< "$secrets" > /dev/null; then gh secret delete PUSH_API_TOKEN; fi
if ! shared=$(gh api "$api/actions/organization-secrets?per_page=100" --jq '.secrets[].name' 2> "$folder/error"); then
  grep 'HTTP 40[34]' "$folder/error" > /dev/null || stop "$(cat "$folder/error")"
  echo 'Could not check whether your organization has a secret PUSH_API_TOKEN, which every branch could use.'
fi
if grep -x PUSH_API_TOKEN <<< "$shared" > /dev/null; then
  echo 'Every branch can use the secret PUSH_API_TOKEN of your organization. In its settings, exclude this repository from that secret.'
fi
for file in "$folder"/PUSH_*; do
  if [ -f "$file" ]; then gh variable set "$(basename "$file")" --body "$(cat "$file")"; fi
done

# ---- Recipes ----

new=web-push-recipes-$(date +%Y%m%d%H%M%S)
git fetch --quiet origin "$branch"
git worktree add --quiet --detach "$clone" "origin/$branch"
mkdir -p "$clone/.github/workflows"
cp "$folder"/*.yml "$clone/.github/workflows/"
git -C "$clone" add .github/workflows
if git -C "$clone" diff --cached --quiet; then
  echo 'The recipes are already on the default branch, so there is no pull request.'
  exit
fi
replaced=$(git -C "$clone" diff --cached --name-only --diff-filter=M)
if [ -n "$replaced" ]; then echo "The pull request replaces these files, also what you changed in them: $replaced"; fi
git -C "$clone" commit --quiet --message 'Add recipes for push notifications'
git -C "$clone" push --quiet origin "HEAD:refs/heads/$new"
gh pr create --base "$branch" --head "$new" --title 'Add recipes for push notifications' --body 'Until the variable PUSH_LIVE is `true`, automatic runs are dry runs.'
if uses '# EDIT: '; then echo 'Before you merge, change the lines marked with EDIT.'; fi
merge='Merge the pull request.'
if [ "$reviews" != 0 ]; then merge='Ask somebody else to approve the pull request. Then merge it.'; fi
cat << END
Next:
1. $merge
2. Do a dry run of each recipe:  gh workflow run
   See what it shows:            gh run view --web
3. Go live:                      gh variable set PUSH_LIVE --body true
END
