from genesis_protocol import Behavior

for behavior in [Behavior.EXPLORATION, Behavior.SOCIAL]:
    print(f"{behavior}:")
    for trigger in behavior.triggers():
        print(f"  {trigger}")
