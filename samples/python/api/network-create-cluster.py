# #region hidden
from genesis_protocol import ClusterConfig, NameTaken, Network, OutOfRange

network = Network()

# #endregion
network.create_cluster("pack", ClusterConfig.default())

strict = (
    ClusterConfig.default()
    .max_size(2)
    .communication_radius(5.0)
    .cooperation_threshold(1.0)
)
network.create_cluster("pair", strict)

try:
    network.create_cluster("alone", strict.max_size(1))
except OutOfRange as error:
    print(error)
try:
    network.create_cluster("pack", ClusterConfig.default())
except NameTaken as error:
    print(error)
