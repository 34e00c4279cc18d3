# The Vault Keepers and the Badger Bodyguards

# Questions

root-ask-vaults_where = Where do the Vault Keepers place a vault?

# Why not

root-why-vaults_none_near = No vault is there or in an adjacent clearing.
root-why-vaults_none_left = No vault is left to place.
root-why-vaults_corner_kept = The last slot of { $clearing } is left to whoever starts in that corner.
